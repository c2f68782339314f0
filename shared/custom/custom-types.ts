/**
 * The numbers of types. Those of Biombo's own identifiers are their places in the registry; custom ones count from here,
 * so that a column of bytes holds both, and the same place has the same number whatever a config defines.
 */
export const FIRST_CUSTOM = 128;
