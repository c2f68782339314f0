/** VS Code's own command: its page about which folders are trusted. */
export const MANAGE_TRUST = 'workbench.trust.manage';
