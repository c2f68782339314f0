/** Texts in which what is to be found is marked «so». */
export function unmarked(marked: string): { text: string; values: string[] } {
  return {
    text: marked.replace(/[«»]/g, ''),
    values: Array.from(marked.matchAll(/«([^»]*)»/g), ([, value]) => value ?? ''),
  };
}
