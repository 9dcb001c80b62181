import { isJsonObject } from '../../domain/text/json-object.ts';
import type { ParsedFeed } from './feed-record.ts';

/** The byte of each character beyond ASCII, as windows-1252 or ISO 8859-1 read it. */
const BYTES: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 0x80 }, (_, at) => at + 0x80).flatMap((byte) => [
    [String.fromCharCode(byte), byte] as const,
    [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte] as const,
  ]),
);
const FOLLOWING = `[${[...BYTES].flatMap(([character, byte]) => (byte < 0xc0 ? [character] : [])).join('')}]`;
/** Letters of Europe, punctuation and signs such as ™, and pictures, each as the two to four characters that its bytes are alone. */
const READ_TWICE = new RegExp(`[ÂÃÄÅ]${FOLLOWING}|â${FOLLOWING}{2}|ð${FOLLOWING}{3}`, 'g');
/** A system may have read its text wrongly, and the next one again. */
const MAX_TIMES = 3;

const once = (characters: string): string => {
  const bytes = Uint8Array.from(characters, (character) => BYTES.get(character) ?? 0);
  const text = new TextDecoder().decode(bytes);
  return text.includes('\ufffd') ? characters : text;
};

/** A text whose UTF-8 was taken for windows-1252 on its way, 'CitroÃ«n', as it was. */
export function readOnce(text: string): string {
  let plain = text;
  for (let times = 0; times < MAX_TIMES && plain.search(READ_TWICE) !== -1; times += 1)
    plain = plain.replace(READ_TWICE, once);
  return plain;
}

function mended(value: unknown): unknown {
  if (typeof value === 'string') return readOnce(value);
  if (Array.isArray(value)) return value.map(mended);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [readOnce(key), mended(member)]));
}

/** A feed with the texts and names of which the UTF-8 was read twice as they were. */
export function withTextsReadOnce(feed: ParsedFeed): ParsedFeed {
  const records = feed.records.map((record) => {
    if (!record.fields || JSON.stringify(record.fields).search(READ_TWICE) === -1) return record;
    return {
      line: record.line,
      fields: Object.fromEntries(
        Object.entries(record.fields).map(([key, value]) => [readOnce(key), mended(value)]),
      ),
    };
  });
  return { ...feed, records, columns: feed.columns.map(readOnce) };
}
