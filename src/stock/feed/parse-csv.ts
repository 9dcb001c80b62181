import { parse } from 'csv-parse/sync';
import type { FeedSettings } from '../../tenant/feed-settings.ts';
import { firstRow } from './csv-rows.ts';
import { FeedError } from './feed-error.ts';
import type { FeedLine } from './feed-lines.ts';
import { MAX_RECORD_BYTES, megabytes } from './feed-limits.ts';
import { eachNameOnce, WHOLE_RECORD } from './feed-record.ts';
import type { ParsedFeed, ReadRecord } from './feed-record.ts';
import { withoutTrailer } from './part-of-feed.ts';
import { asideOfRow, withAsides } from './table-asides.ts';
import { tooLong } from './parse-ndjson.ts';
import { plainCells } from './plain-cells.ts';

/** Stands for no character of a feed: it is taken out of every line before. */
const ROW_END = '\0';

function cellsOf(text: string, delimiter: string): string[] | undefined {
  return plainCells(text, delimiter) ?? parsedCells(text, delimiter);
}

function parsedCells(text: string, delimiter: string): string[] | undefined {
  try {
    const rows: string[][] = parse(text, {
      delimiter,
      record_delimiter: ROW_END,
      relax_quotes: true,
      relax_column_count: true,
    });
    return rows.length === 1 ? rows[0] : undefined;
  } catch {
    return undefined;
  }
}

function refuse(shown: string, what: string): FeedError {
  return new FeedError('unreadable', `The feed ${shown} cannot be used: ${what}`);
}

/** `="00123"`, by which spreadsheets keep zeros, as the text that it shows. */
const withoutFormula = (cell: string): string =>
  cell.startsWith('=')
    ? cell.replace(/^="((?:[^"]|"")*)"$/, (_, text: string) => text.replaceAll('""', '"'))
    : cell;

/** The delimiter that Excel's first line names: 'sep=;'. */
const namedDelimiter = (text: string | undefined): string | undefined =>
  /^\ufeff?"?sep=(.)"?[,;\t|]*\s*$/i.exec(text ?? '')?.[1];

/** From so many filled cells on, a row names columns, and one cell alone above it is a title. */
const MIN_HEADER_CELLS = 3;
/** The most lines of a title above the row of column names. */
const MAX_TITLE_LINES = 10;

/** Least share of the next line's filled cells that a line of column names has; one of fewer has the titles of groups of columns. */
const MIN_NAMED = 0.6;

const filledCells = (line: FeedLine | undefined, delimiter: string): string[] =>
  (cellsOf(line?.text ?? '', delimiter) ?? []).filter((cell) => cell.trim() !== '');

/** The index of the line that names the columns: below lines with a title, which have one filled cell or far fewer than the names below. */
function headerLine(lines: readonly FeedLine[], top: number, delimiter: string): number {
  let at = top;
  for (let skipped = 0; skipped < MAX_TITLE_LINES; skipped += 1) {
    const next = lines.findIndex(
      ({ text }, index) => index > at && text?.replaceAll(delimiter, '').trim() !== '',
    );
    const [here, below] = [lines[at], lines[next]].map((line) => filledCells(line, delimiter));
    const isOfNames = below!.every((cell) => /\p{L}/u.test(cell) && !/\d{2}/.test(cell));
    const isTitle = here!.length === 1 || (isOfNames && here!.length < below!.length * MIN_NAMED);
    if (next === -1 || !isTitle) break;
    at = next;
  }
  return filledCells(lines[at], delimiter).length >= MIN_HEADER_CELLS ? at : top;
}

const headerOf = (cells: readonly string[]): string[] =>
  eachNameOnce(cells.map((cell, index) => cell.trim() || `column ${index + 1}`));

/** Cells beyond the header are forgiven when they are empty: spreadsheets leave such behind. */
function fits(cells: readonly string[], header: readonly string[]): boolean {
  if (cells.length < header.length) return false;
  return cells.slice(header.length).every((cell) => cell.trim() === '');
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

async function collect(lines: AsyncIterable<FeedLine>): Promise<FeedLine[]> {
  const collected: FeedLine[] = [];
  for await (const { line, text } of lines) {
    const clean = text?.includes(ROW_END) ? text.replaceAll(ROW_END, '') : text;
    collected.push({ line, text: clean });
  }
  return collected;
}

function badRow({ line, text }: FeedLine, reason: string): ReadRecord {
  return text === undefined ? tooLong(line) : { line, problem: { field: WHOLE_RECORD, value: text, reason } };
}

/**
 * A table whose first line names the columns, below lines of a title and Excel's 'sep=;'. A row with a wrong number of cells, or with a quote that is never closed,
 * becomes a bad record, and reading goes on with the very next line. Blank rows are none. Throws FeedError when the first
 * line cannot be a header.
 */
export async function parseCsv(
  source: AsyncIterable<FeedLine>,
  settings: Pick<FeedSettings, 'delimiter'>,
  shown: string,
): Promise<ParsedFeed> {
  const lines = await collect(source);
  const first = lines.findIndex(({ text }) => text?.trim() !== '');
  if (first === -1) throw refuse(shown, 'it has no lines. Send the file again.');
  const named = namedDelimiter(lines[first]?.text);
  const delimiter = named ?? settings.delimiter;
  const top = headerLine(lines, named === undefined ? first : first + 1, delimiter);
  const headRow = firstRow(lines, top, delimiter);
  const headCells = headRow && cellsOf(textOf(headRow.lines), delimiter);
  if (!headCells) {
    const what =
      lines[top]?.text === undefined ? `is over ${megabytes(MAX_RECORD_BYTES)}` : 'has an open quote';
    throw refuse(shown, `its first line ${what}; it must name the columns.`);
  }
  if (lines.length === 1 && lines[0]?.text?.includes('\r')) {
    throw refuse(
      shown,
      'its lines end with a carriage return alone. Save it with line ends of Windows or Unix.',
    );
  }
  const header = headerOf(headCells);
  const records: ReadRecord[] = [];
  let last: string[] = [];
  for (let at = top + headRow.lines.length; at < lines.length;) {
    if (lines[at]?.text?.trim() === '') {
      at += 1;
      continue;
    }
    const row = firstRow(lines, at, delimiter);
    const cells = row && cellsOf(textOf(row.lines), delimiter);
    if (cells && !isBlank(cells)) last = cells;
    if (row && cells && fits(cells, header)) {
      at += row.lines.length;
      if (!isBlank(cells)) records.push({ line: row.line, fields: recordWith(header, cells) });
    } else if (row?.lines.length === 1 && cells && asideOfRow(cells, header.length) !== undefined) {
      records.push({ line: row.line, aside: asideOfRow(cells, header.length)! });
      at += 1;
    } else {
      const reason = cells
        ? `${cells.length} cells where the first line has ${header.length}`
        : 'a quote that is never closed';
      records.push(badRow(lines[at]!, row && row.lines.length > 1 ? 'a quote in the wrong place' : reason));
      at += 1;
    }
  }
  const { records: kept, part } = withoutTrailer(records, last, header.length);
  return { records: withAsides(kept, header), columns: header, part };
}

const textOf = (lines: readonly FeedLine[]): string => lines.map(({ text }) => text).join('\n');

function recordWith(header: readonly string[], cells: readonly string[]): Record<string, string> {
  return Object.fromEntries(header.map((name, index) => [name, withoutFormula(cells[index] ?? '')]));
}
