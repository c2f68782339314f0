const GROUPED_FROM = 1000;

/**
 * Writes whole numbers as a language groups their digits. What knows how is loaded for the first number that has any
 * groups: that takes longer than to scan a small file.
 */
export function numbersIn(locale: string): { format(number: number): string } {
  let groups: Intl.NumberFormat | undefined;
  return {
    format(number) {
      if (number < GROUPED_FROM) return String(number);
      groups ??= new Intl.NumberFormat(locale);
      return groups.format(number);
    },
  };
}
