import type { FeedRecord, ReadRecord } from './feed-record.ts';

const AMONG_ROWS = 'a title, total or remark among the rows';
const LEGEND = 'a line that tells of the columns, such as their units';

/** In a table of fewer columns one filled cell may well be a record. */
const MIN_COLUMNS = 4;
const TOTAL = /^(?:grand\s*|sub[\s-]*)?totals?\b|^(?:sum|average|avg|count)\b/i;
const REMARK =
  /^[*#•†]+(?:\s|\p{L}{4})|^(?:notes?|n\.?b\.?|remarks?|legend|key|disclaimer|e\s*&\s*o\s*e|all prices|prices (?:are|include|exclude|subject)|(?:last )?updated|printed|generated|as (?:at|of)|page \d)\b/iu;
const FIGURE = /^[\s$€£(+-]*[\d.,]+\s*(?:%|kms?|vehicles?|cars?|units?|aud)?[)\s]*$/i;
/** A number of a vehicle that stands alone, or an address: the rest of its record is lost. */
const OF_RECORD = /^[\p{L}_/-]*\d[\p{L}\d_/-]*$|:\/\//u;

/** Why a row of a table is no record, by its cells alone; undefined for any other row. */
export function asideOfRow(cells: readonly string[], columns: number): string | undefined {
  if (columns < MIN_COLUMNS) return undefined;
  const filled: string[] = [];
  for (const cell of cells) if (cell.trim() !== '') filled.push(cell.trim());
  const [first = '', ...others] = filled;
  if (others.length === 0) return first === '' || OF_RECORD.test(first) ? undefined : AMONG_ROWS;
  if (TOTAL.test(first) && others.every((cell) => FIGURE.test(cell) || TOTAL.test(cell))) return AMONG_ROWS;
  const isShort = filled.length <= 2 || cells.length * 2 <= columns;
  return isShort && REMARK.test(first) ? AMONG_ROWS : undefined;
}

/** Records that tell which columns have figures, the least others that do, and the least share of their cells with a digit. */
const LOOKED_AT = 200;
const MIN_ROWS = 2;
const MIN_DIGITS = 0.8;
/** Least cells of such columns that a line of units fills, and the most of them that have a digit: '17 characters'. */
const MIN_WORDS = 3;
const MAX_DIGITS = 1 / 3;
const NOT_SAID =
  /^(?:-+|\?+|tb[acd]|poa|p\.o\.a\.?|n\/?a|nil|no|none|new|unknown|various|sold|demo|pending|reserved|on hold|coming.*|call.*|contact.*|ask.*)$/i;
const YEAR = /^(?:19|20)\d\d$/;
const EXAMPLE = /^(?:e\.?\s?g\.?|examples?|sample)\b/i;

const isSaid = (text: string): boolean => text !== '' && !NOT_SAID.test(text);
const textIn = (fields: FeedRecord, column: string): string => String(fields[column] ?? '').trim();
const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** True if a record has words where the others have figures: '(text)', 'Required', 'km'. */
function isLegend(fields: FeedRecord, columns: readonly string[], figures: readonly string[]): boolean {
  const said = figures.map((column) => textIn(fields, column)).filter(isSaid);
  if (said.length < MIN_WORDS || said.some((text) => YEAR.test(text))) return false;
  if (said.filter((text) => /\d/.test(text)).length > said.length * MAX_DIGITS) return false;
  // The names of the columns begin a table of their own.
  return columns.filter((column) => folded(textIn(fields, column)) === folded(column)).length < 2;
}

function isExample(fields: FeedRecord, columns: readonly string[]): boolean {
  const filled = columns.map((column) => textIn(fields, column)).filter((text) => text !== '');
  return filled.length > 1 && filled.filter((text) => EXAMPLE.test(text)).length * 2 >= filled.length;
}

/** The records of a table, of which titles, totals, remarks and lines of units among the rows are set aside. */
export function withAsides(records: readonly ReadRecord[], columns: readonly string[]): ReadRecord[] {
  if (columns.length < MIN_COLUMNS) return [...records];
  const looked = records.slice(0, LOOKED_AT).flatMap(({ fields }) => (fields ? [fields] : []));
  const figures = columns.filter((column) => {
    const said = looked.map((fields) => textIn(fields, column)).filter(isSaid);
    const digits = said.filter((text) => /\d/.test(text)).length;
    // One of them may be a line of units itself.
    return digits >= MIN_ROWS && digits >= (said.length - 1) * MIN_DIGITS;
  });
  return records.map((record) => {
    if (!record.fields) return record;
    const { line, fields } = record;
    const cells = columns.map((column) => String(fields[column] ?? ''));
    const isOfColumns = isLegend(fields, columns, figures) || isExample(fields, columns);
    const aside = asideOfRow(cells, columns.length) ?? (isOfColumns ? LEGEND : undefined);
    return aside === undefined ? record : { line, aside };
  });
}
