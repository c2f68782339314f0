/** Labels of masks in English documents, where they are not those of Portuguese ones. */
const ENGLISH: Readonly<Record<string, string>> = {
  address: 'ADDRESS',
  'age-over-89': 'AGE',
  'bank-account': 'ACCOUNT',
  'birth-date': 'BIRTH DATE',
  card: 'CARD',
  certificate: 'CERTIFICATE',
  'court-case': 'COURT CASE',
  date: 'DATE',
  'medical-record': 'MEDICAL RECORD',
  name: 'NAME',
  'nfe-key': 'NF-E KEY',
  passport: 'PASSPORT',
  phone: 'PHONE',
  plate: 'PLATE',
  'professional-id': 'PROFESSIONAL ID',
  relation: 'RELATION',
  secret: 'SECRET',
  'staff-id': 'STAFF ID',
  username: 'USERNAME',
  'voter-id': 'VOTER ID',
};

/** @param mask the label in Portuguese, which is the English one too for what has no other name (`CPF`) */
export function inEnglish(id: string, mask: string): string {
  // A config can call an identifier of its own anything.
  return (Object.hasOwn(ENGLISH, id) ? ENGLISH[id] : undefined) ?? mask;
}

const LABELS: ReadonlySet<string> = new Set(Object.values(ENGLISH));

/** Whether `[start, end)` of a text is such a label in its brackets: no name, whatever stands before it. */
export function isEnglishLabel(text: string, start: number, end: number): boolean {
  return text.charAt(start - 1) === '[' && text.charAt(end) === ']' && LABELS.has(text.slice(start, end));
}
