import { CAR_TYPES, ITEM_TYPES, PRICE_TYPES } from '../../domain/vehicle/vehicle-words.ts';
import type { FeedSettings } from '../../tenant/feed-settings.ts';
import { nearestWord } from '../../tenant/nearest-word.ts';
import type { TenantProblem } from '../../tenant/tenant-error.ts';
import { isMapField, MAP_FIELDS, type MapField } from '../read/map-fields.ts';
import { MAP_NAMES } from './maps.ts';

/** Fields that know only these words; another word would be left out, or read as something else. */
const CLOSED_WORDS: Partial<Record<MapField, readonly string[]>> = {
  car_type: CAR_TYPES,
  item_type: ITEM_TYPES,
  price_type: PRICE_TYPES,
};

/** Fields where any word is allowed, and these mean something; a near miss is a slip. */
const OPEN_WORDS: Partial<Record<MapField, readonly string[]>> = {
  status: ['in_stock', 'coming_soon', 'sold'],
};

const FORMAT_ENDINGS = {
  csv: ['csv', 'tsv', 'txt'],
  json: ['json'],
  ndjson: ['ndjson', 'jsonl'],
  xml: ['xml'],
  xlsx: ['xlsx', 'xlsm'],
} as const satisfies Record<FeedSettings['format'], readonly string[]>;

/** Formats that are read whatever the other one says: a workbook is known by its bytes. */
const TABLES: ReadonlySet<string> = new Set(['csv', 'xlsx']);

/** The format that the name of a file says, where it says one that differs from `format`. */
export function formatNamed(
  source: string,
  format: FeedSettings['format'],
): FeedSettings['format'] | undefined {
  const ending = /\.([a-z]+)(?:\.gz)?$/i.exec(source)?.[1]?.toLowerCase() ?? '';
  const named = Object.entries(FORMAT_ENDINGS).find(([, endings]) =>
    endings.some((known) => known === ending),
  );
  const found = named?.[0] as FeedSettings['format'] | undefined;
  return found === format || (found && TABLES.has(found) && TABLES.has(format)) ? undefined : found;
}

/** How a feed that is no file can be had. */
const SCHEMES = ['http', 'https', 'sftp', 'ftp', 'ftps'];

/** What is wrong with an address, and with what a server needs besides. */
function addressProblems({ source, host_keys }: FeedSettings, scheme: string): TenantProblem[] {
  if (!SCHEMES.includes(scheme)) {
    return [
      {
        path: 'feed.source',
        expected: "a file in the tenant's folder, or an address with http, https, sftp, ftp or ftps",
        found: `'${scheme}:'`,
        wayOut: 'fetch the file before the build, and name it here',
      },
    ];
  }
  const host = URL.parse(source)?.hostname ?? '';
  if (host === '') {
    const wayOut = `write ${scheme}://name:\${FORECOURT_FEED_PASSWORD}@server/folder/file`;
    return [{ path: 'feed.source', expected: 'an address with a server', found: 'one without', wayOut }];
  }
  if (scheme !== 'sftp' || host_keys.length > 0) return [];
  return [
    {
      path: 'feed.host_keys',
      expected: "the fingerprint of the server's host key, without which no SFTP server is talked to",
      found: 'nothing',
      wayOut: `ask the provider for it; \`ssh-keyscan ${host} | ssh-keygen -lf -\` prints what the server shows now`,
    },
  ];
}

/** A file whose name says another format than the setting beside it. */
function sourceProblems(feed: FeedSettings): TenantProblem[] {
  const scheme = /^([a-z][a-z\d+.-]+):/i.exec(feed.source)?.[1]?.toLowerCase();
  if (scheme !== undefined) return addressProblems(feed, scheme);
  const named = formatNamed(feed.source, feed.format);
  if (!named) return [];
  return [
    {
      path: 'feed.format',
      expected: `'${named}', as the name of ${feed.source} says`,
      found: `'${feed.format}'`,
      wayOut: `write '${named}', or name another file in feed.source`,
    },
  ];
}

/** A table and lines of JSON have no place that records sit at. */
function recordsAtProblems({ format, records_at }: FeedSettings): TenantProblem[] {
  if (records_at === '' || format === 'json' || format === 'xml') return [];
  return [
    {
      path: 'feed.records_at',
      expected: `nothing, beside format '${format}': only JSON documents and XML have their records somewhere inside`,
      found: `'${records_at}'`,
      wayOut: "take it out, or write the format that the feed has, 'json' or 'xml'",
    },
  ];
}

const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

/** A word that should be a field of a vehicle and is none. */
export function fieldProblem(setting: string, word: string): TenantProblem[] {
  if (isMapField(word)) return [];
  const nearest = nearestWord(word, MAP_FIELDS);
  return [
    {
      path: `feed.${setting}.${word}`,
      expected: 'a field of a vehicle',
      found: 'one that does not exist',
      wayOut: nearest
        ? `write ${nearest} in place of ${word}`
        : `take ${word} out; docs/feed-fields.md lists the fields`,
    },
  ];
}

function wordProblem(path: string, field: string, value: unknown): TenantProblem[] {
  if (!isMapField(field) || typeof value !== 'string') return [];
  const closed = CLOSED_WORDS[field];
  const open = OPEN_WORDS[field];
  if (closed && !closed.includes(value)) {
    const nearest = nearestWord(value, closed);
    return [
      {
        path,
        expected: `one of ${quoted(closed)}`,
        found: `'${value}'`,
        wayOut: nearest ? `write '${nearest}'` : `write one of ${quoted(closed)}`,
      },
    ];
  }
  const meant = open && !open.includes(value) ? nearestWord(value, open) : undefined;
  if (meant === undefined) return [];
  return [
    {
      path,
      expected: `${quoted(open ?? [])}, or a word of your own unlike them`,
      found: `'${value}'`,
      wayOut: `write '${meant}'`,
    },
  ];
}

/** What is wrong with how a tenant says its feed is read, as far as it can be seen without the feed. */
export function feedSettingProblems(feed: FeedSettings): TenantProblem[] {
  const nearestMap = nearestWord(feed.map, MAP_NAMES);
  const map: TenantProblem[] = MAP_NAMES.includes(feed.map)
    ? []
    : [
        {
          path: 'feed.map',
          expected: `one of ${quoted(MAP_NAMES)}`,
          found: `'${feed.map}'`,
          wayOut: nearestMap ? `write '${nearestMap}'` : 'change it to that',
        },
      ];
  return [
    ...sourceProblems(feed),
    ...recordsAtProblems(feed),
    ...map,
    ...Object.keys(feed.columns).flatMap((word) => fieldProblem('columns', word)),
    ...Object.entries(feed.values).flatMap(([word, values]) => [
      ...fieldProblem('values', word),
      ...Object.entries(values).flatMap(([theirs, ours]) =>
        wordProblem(`feed.values.${word}['${theirs}']`, word, ours),
      ),
    ]),
    ...Object.entries(feed.defaults).flatMap(([word, value]) => [
      ...fieldProblem('defaults', word),
      ...wordProblem(`feed.defaults.${word}`, word, value),
    ]),
  ];
}
