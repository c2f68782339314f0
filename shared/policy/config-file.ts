/** The names of Biombo's own files; apart from their readers, which who asks for a name does without. */
export const CONFIG_FILE = 'biombo.jsonc';
export const BASELINE_FILE = 'biombo-baseline.json';
