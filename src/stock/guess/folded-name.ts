/** A column's name in words: without case, accents and marks, camelCase and figures divided. 'Odometer (km)' is odometer, km. */
export function nameWords(name: string): string[] {
  return (
    name
      .replace(/^[a-z]{1,4}:/i, '')
      .replace(/ß/g, 'ss')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      // 'EGCPrice' is two words, 'KMs' and 'ImageURLs' end in a plural.
      .replace(/([A-Z])([A-Z](?!s(?![a-z]))[a-z]+)/g, (_, before: string, word: string) =>
        word.length > 2 || before === '' ? `${before} ${word}` : `${before}${word}`,
      )
      .toLowerCase()
      .split(/[^a-z\d]+/)
      .filter((word) => word !== '')
  );
}

/** A name as names are compared: its words without anything between them. */
export const foldedName = (name: string): string => nameWords(name).join('');
