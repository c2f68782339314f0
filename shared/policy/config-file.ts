/** The name of the file that a folder's config is in; apart from its reader, which the client does without. */
export const CONFIG_FILE = 'biombo.jsonc';
