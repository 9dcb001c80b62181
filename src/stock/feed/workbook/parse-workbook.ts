import { isZip, unreadableFile } from '../feed-bytes.ts';
import { FeedError } from '../feed-error.ts';
import { MAX_WORKBOOK_PART, MAX_RECORD_BYTES, MAX_RECORDS } from '../feed-limits.ts';
import { eachNameOnce, type ParsedFeed, type ReadRecord } from '../feed-record.ts';
import { withoutTrailer } from '../part-of-feed.ts';
import { withAsides } from '../table-asides.ts';
import { tooLong } from '../parse-ndjson.ts';
import { xmlDocument } from '../parse-xml.ts';
import { isWorkbookOf, zipNames, zipText } from '../zip-member.ts';
import { sheetRows, workbookParts, type SheetRow, type WorkbookParts } from './workbook-parts.ts';

/** Rows among which the one with the names of columns is: above it stand the dealer's name, a date, a logo's line. */
const ROWS_LOOKED_AT = 30;
/** Rows below a header that tell how wide the table is. */
const ROWS_COMPARED = 10;
const MIN_COLUMNS = 2;
/** Least share of a header's cells that have a letter, and of the widest row's cells that it names. */
const MIN_WORDS = 0.8;
const MIN_NAMED = 0.6;

/** True if a file is an Excel workbook of today's kind (.xlsx). */
export async function isWorkbook(file: string): Promise<boolean> {
  if (!(await isZip(file))) return false;
  return zipNames(file).then(isWorkbookOf, () => false);
}

/** Index of the row that names the columns, a hidden one only where no other does; undefined in a sheet without one above other rows. */
function headerAt(rows: readonly SheetRow[]): number | undefined {
  const isHeader = ({ cells }: SheetRow, at: number): boolean => {
    const below = rows.slice(at + 1, at + 1 + ROWS_COMPARED);
    const widest = Math.max(...below.map((row) => row.cells.size));
    const words = [...cells.values()].filter((text) => /\p{L}/u.test(text)).length;
    return (
      below.length > 0 &&
      cells.size >= MIN_COLUMNS &&
      words >= cells.size * MIN_WORDS &&
      cells.size >= widest * MIN_NAMED
    );
  };
  const top = rows.slice(0, ROWS_LOOKED_AT);
  const shown = top.findIndex((row, at) => row.aside === undefined && isHeader(row, at));
  const found = shown === -1 ? top.findIndex(isHeader) : shown;
  return found === -1 ? undefined : found;
}

function tableOf(rows: readonly SheetRow[], at: number, refuse: (what: string) => FeedError): ParsedFeed {
  const header = rows[at]!;
  const below = rows.slice(at + 1);
  const widest = Math.max(...rows.slice(at).map(({ cells }) => Math.max(...cells.keys())));
  const columns = Array.from({ length: widest + 1 }, (_, column) => column).filter(
    (column) => header.cells.has(column) || below.some(({ cells }) => cells.has(column)),
  );
  const names = eachNameOnce(
    columns.map((column) => header.cells.get(column)?.trim().replace(/\s+/g, ' ') ?? `column ${column + 1}`),
  );
  if (below.length > MAX_RECORDS) throw refuse(`it has more than ${MAX_RECORDS} records.`);
  const records = below.map(({ line, cells, aside }): ReadRecord => {
    if (aside !== undefined) return { line, aside };
    const length = cells.values().reduce((sum, text) => sum + text.length, 0);
    if (length > MAX_RECORD_BYTES) return tooLong(line);
    return {
      line,
      fields: Object.fromEntries(columns.map((column, index) => [names[index], cells.get(column) ?? ''])),
    };
  });
  const { records: kept, part } = withoutTrailer(
    records,
    [...(below.at(-1)?.cells.values() ?? [])],
    names.length,
  );
  return { records: withAsides(kept, names), columns: names, part };
}

/**
 * The table of an Excel workbook: of the sheet that `member` names, else of the first one that is shown and has a row of column
 * names. Each row is a record of texts, with its dates as YYYY-MM-DD and its numbers with all digits. Throws FeedError for
 * a workbook that is damaged or too large, and for one without such a sheet.
 */
export async function parseWorkbook(file: string, member: string, shown: string): Promise<ParsedFeed> {
  const refuse = (what: string): FeedError =>
    new FeedError('unreadable', `The feed ${shown} cannot be used: ${what}`);
  const document = async (name: string): Promise<unknown> => {
    const text = await zipText(file, name, MAX_WORKBOOK_PART);
    return text === undefined ? undefined : xmlDocument(text.replace(/^\ufeff/, ''), `${shown} (${name})`);
  };
  try {
    const [workbook, relations, texts, styles] = [
      await document('xl/workbook.xml'),
      await document('xl/_rels/workbook.xml.rels'),
      await document('xl/sharedStrings.xml'),
      await document('xl/styles.xml'),
    ];
    const parts: WorkbookParts = workbookParts({ workbook, relations, texts, styles });
    const names = parts.sheets.map(({ name }) => `'${name}'`).join(', ');
    const sheets = parts.sheets.filter(({ name, isShown }) => (member === '' ? isShown : name === member));
    if (member !== '' && sheets.length === 0)
      throw refuse(`it has no sheet '${member}' (feed.member). Its sheets: ${names}.`);
    for (const sheet of sheets) {
      const rows = sheetRows(await document(sheet.file), parts);
      const at = headerAt(rows);
      if (at !== undefined) return tableOf(rows, at, refuse);
    }
    throw refuse(
      `none of its sheets (${names}) has a row of column names with vehicles below. Add one, or save the sheet as CSV (UTF-8).`,
    );
  } catch (error) {
    throw error instanceof FeedError ? error : unreadableFile(error, file, shown);
  }
}
