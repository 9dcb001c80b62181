import { isJsonObject } from '../../domain/text/json-object.ts';
import { feedBytes } from '../feed/feed-bytes.ts';
import { parseExactJson } from '../feed/exact-json.ts';
import { FeedError } from '../feed/feed-error.ts';
import { parseFeed } from '../feed/parse-feed.ts';
import { isWorkbook } from '../feed/workbook/parse-workbook.ts';
import { recordPlaces } from '../feed/record-places.ts';
import { xmlDocument } from '../feed/parse-xml.ts';
import { FeedSettings } from '../../tenant/feed-settings.ts';
import type { ParsedFeed } from '../feed/feed-record.ts';
import { withSecondTables } from './second-tables.ts';
import type { FeedInput } from './feed-guess.ts';

type Written = Omit<FeedInput, 'source'>;

/** Bytes of which the encoding is told; a character cut at their end does not count. */
const HEAD_BYTES = 256 * 1024;
const DELIMITERS = [',', ';', '\t', '|'] as const;
const LINES_COUNTED = 20;

async function wholeBytes(file: string, shown: string, member: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of feedBytes(file, shown, member)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function encodingOf(bytes: Buffer): NonNullable<FeedInput['encoding']> {
  const head = bytes.subarray(0, HEAD_BYTES);
  const zeros = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2]! += 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (even + odd > head.length / 5) return even > odd ? 'utf-16be' : 'utf-16le';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** What spreadsheets write above a table to say what divides it: 'sep=;'. */
const SAID_DELIMITER = /^"?sep=(.|\\t)"?;*,*\r?\n/i;

/** The mark that divides most lines of a table into the same number of cells, more than one; what a line 'sep=' says comes first. */
export function guessDelimiter(text: string): string {
  const said = SAID_DELIMITER.exec(text)?.[1];
  if (said !== undefined) return said === '\\t' ? '\t' : said;
  const lines = text.split(/\r?\n/, LINES_COUNTED).filter((line) => line.trim() !== '');
  const count = (line: string, mark: string): number => line.replace(/"[^"]*"/g, '').split(mark).length - 1;
  const scored = DELIMITERS.map((mark) => {
    const counts = Map.groupBy(
      lines.map((line) => count(line, mark)).filter((each) => each > 0),
      (each) => each,
    );
    const best = Math.max(0, ...counts.entries().map(([each, { length }]) => each * (length / lines.length)));
    return { mark, score: best };
  });
  return scored.toSorted((a, b) => b.score - a.score).find(({ score }) => score > 0)?.mark ?? ',';
}

function ofJson(text: string): Written {
  const lines = text.trim().split(/\r?\n/, 3);
  const isObject = (line: string): boolean => {
    try {
      return isJsonObject(parseExactJson(line));
    } catch {
      return false;
    }
  };
  if (lines.length > 1 && lines.slice(0, 2).every(isObject)) return { format: 'ndjson' };
  try {
    const document: unknown = parseExactJson(text);
    if (Array.isArray(document)) return { format: 'json' };
    const [place] = recordPlaces(document);
    return { format: 'json', ...(place && { records_at: place.place }) };
  } catch {
    // The reader says what is wrong with it, and where.
    return { format: 'json' };
  }
}

/** Start of JSON, by itself or in a script; a name of a column may stand in square brackets. */
const JSON_START = /^(?:[\w$.\s]+[=(]\s*)?[[{]\s*['"[{\]}]/;

/** How a text is written: its format, what divides a table, and where the list of vehicles is. */
export function guessWritten(text: string, shown: string): Written {
  const start = text.replace(/^\ufeff?\s*/, '');
  const isPage = /^<(?:(?:!doctype html|html|head|body|style|meta|div)\b|table\b[^]{0,4000}?<t[rdh]\b)/i.test(
    start,
  );
  if (start.startsWith('<') && !isPage) {
    const [place] = recordPlaces(xmlDocument(text, shown));
    return { format: 'xml', ...(place && { records_at: place.place }) };
  }
  if (JSON_START.test(start)) return ofJson(start);
  const delimiter = guessDelimiter(start);
  return { format: 'csv', ...(delimiter !== ',' && { delimiter }) };
}

/**
 * Reads a feed of which nothing is known but the file in an archive or the sheet of a workbook, `member`, where it has several:
 * how it is written, with its records. Throws FeedError when it is no feed in any of the formats, or an archive of several
 * files of which none is named.
 */
export async function readUnknownFeed(
  file: string,
  shown: string,
  member = '',
): Promise<{ written: Written; feed: ParsedFeed }> {
  const named = member === '' ? {} : { member };
  const written: Written = (await isWorkbook(file))
    ? { format: 'xlsx', ...named }
    : { ...(await writtenText(file, shown, member)), ...named };
  const settings = FeedSettings.parse({ source: shown, ...written });
  const feed = withSecondTables(await parseFeed(file, settings, shown));
  if (feed.records.length === 0)
    throw new FeedError('unreadable', `The feed ${shown} has no records to guess from.`);
  return { written, feed };
}

async function writtenText(file: string, shown: string, member: string): Promise<Written> {
  const bytes = await wholeBytes(file, shown, member);
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  return { ...guessWritten(text, shown), ...(encoding !== 'utf-8' && { encoding }) };
}
