import type { FeedSettings } from '../../tenant/feed-settings.ts';
import { feedLines } from './feed-lines.ts';
import type { ParsedFeed } from './feed-record.ts';
import { FeedError } from './feed-error.ts';
import { feedText } from './feed-text.ts';
import { parseCsv } from './parse-csv.ts';
import { parseJson } from './parse-json.ts';
import { parseNdjson } from './parse-ndjson.ts';
import { parseXml } from './parse-xml.ts';
import { withTextsReadOnce } from './read-twice.ts';
import { isWorkbook, parseWorkbook } from './workbook/parse-workbook.ts';

type Reading = Pick<FeedSettings, 'format' | 'delimiter' | 'encoding' | 'records_at' | 'member'>;
type Text = Exclude<FeedSettings['format'], 'xlsx'>;
type Parse = (text: AsyncIterable<string>, settings: Reading, shown: string) => Promise<ParsedFeed>;

const PARSERS = {
  csv: (text, settings, shown) => parseCsv(feedLines(text, shown), settings, shown),
  json: parseJson,
  ndjson: (text, _, shown) => parseNdjson(feedLines(text, shown)),
  xml: parseXml,
} satisfies Record<Text, Parse>;

/**
 * Every record of a feed file, good and bad; `shown` names the feed in messages. An Excel workbook is read where a table is
 * expected. Throws FeedError when it is no feed.
 */
export async function parseFeed(file: string, settings: Reading, shown: string): Promise<ParsedFeed> {
  const { format } = settings;
  if (await isWorkbook(file)) {
    if (format === 'csv' || format === 'xlsx')
      return withTextsReadOnce(await parseWorkbook(file, settings.member, shown));
    throw new FeedError(
      'unreadable',
      `The feed ${shown} cannot be used: it is an Excel workbook. Set feed.format to 'xlsx', or send it as before.`,
    );
  }
  const text = feedText(file, shown, settings);
  if (format !== 'xlsx') {
    const parse: Parse = PARSERS[format];
    return withTextsReadOnce(await parse(text, settings, shown));
  }
  // What is no file at all, or of another kind that is known, is told as that.
  for await (const _ of text) break;
  throw new FeedError(
    'unreadable',
    `The feed ${shown} cannot be used: it is no Excel workbook (.xlsx). Set feed.format to 'csv' or to how it is written.`,
  );
}
