const QUOTE = '"';

/**
 * The cells of a row whose quotes stand around whole cells, as csv-parse reads them; undefined of any other row, and of one
 * without text. Nearly all rows are such, and a parser for each of them costs more than the rest of reading a feed.
 */
export function plainCells(text: string, delimiter: string): string[] | undefined {
  if (text === '') return undefined;
  const cells: string[] = [];
  for (let from = 0; ;) {
    const isQuoted = text.startsWith(QUOTE, from);
    const end = isQuoted ? closingQuote(text, from) + 1 : endOfCell(text, delimiter, from);
    if (isQuoted && end !== text.length && !text.startsWith(delimiter, end)) return undefined;
    const cell = isQuoted ? text.slice(from + 1, end - 1).replaceAll('""', QUOTE) : text.slice(from, end);
    if (!isQuoted && cell.includes(QUOTE)) return undefined;
    cells.push(cell);
    if (end === text.length) return cells;
    from = end + delimiter.length;
  }
}

function endOfCell(text: string, delimiter: string, from: number): number {
  const end = text.indexOf(delimiter, from);
  return end === -1 ? text.length : end;
}

/** Where the quote is that closes the one at `from`, two in a row standing for one; behind the text where there is none. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf(QUOTE, from + 1);
  while (at !== -1 && text[at + 1] === QUOTE) at = text.indexOf(QUOTE, at + 2);
  return at === -1 ? text.length : at;
}
