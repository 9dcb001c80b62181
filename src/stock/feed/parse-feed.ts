import type { FeedSettings } from '../../tenant/feed-settings.ts';
import { feedLines } from './feed-lines.ts';
import type { ParsedFeed } from './feed-record.ts';
import { feedText } from './feed-text.ts';
import { parseCsv } from './parse-csv.ts';
import { parseJson } from './parse-json.ts';
import { parseNdjson } from './parse-ndjson.ts';
import { parseXml } from './parse-xml.ts';

type Reading = Pick<FeedSettings, 'format' | 'delimiter' | 'encoding' | 'records_at' | 'member'>;
type Parse = (text: AsyncIterable<string>, settings: Reading, shown: string) => Promise<ParsedFeed>;

const PARSERS = {
  csv: (text, settings, shown) => parseCsv(feedLines(text, shown), settings, shown),
  json: parseJson,
  ndjson: (text, _, shown) => parseNdjson(feedLines(text, shown)),
  xml: parseXml,
} satisfies Record<FeedSettings['format'], Parse>;

/** Every record of a feed file, good and bad; `shown` names the feed in messages. Throws FeedError when it is no feed. */
export function parseFeed(file: string, settings: Reading, shown: string): Promise<ParsedFeed> {
  const parse: Parse = PARSERS[settings.format];
  return parse(feedText(file, shown, settings), settings, shown);
}
