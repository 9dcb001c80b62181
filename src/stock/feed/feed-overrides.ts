import path from 'node:path';
import { FeedSettings } from '../../tenant/feed-settings.ts';
import { isWebAddress } from './feed-source.ts';

const FORMATS: Readonly<Record<string, FeedSettings['format']>> = {
  '.csv': 'csv',
  '.txt': 'csv',
  '.tsv': 'csv',
  '.json': 'json',
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
  '.xlsx': 'xlsx',
  '.xml': 'xml',
};

function formatOf(source: string): FeedSettings['format'] | undefined {
  const name = isWebAddress(source) ? (URL.parse(source)?.pathname ?? '') : source;
  return FORMATS[path.extname(name.replace(/\.gz$/i, '')).toLowerCase()];
}

/**
 * A tenant's feed settings with another feed (a file from the working directory, or an address; its format by its ending)
 * or another map in their place. With another map the tenant's columns, words and defaults do not apply.
 */
export function overrideFeed(
  settings: FeedSettings,
  overrides: { feed?: string | undefined; map?: string | undefined },
): FeedSettings {
  const { feed, map } = overrides;
  const source = feed === undefined || isWebAddress(feed) ? feed : path.resolve(feed);
  const elsewhere = source === undefined ? {} : { source, format: formatOf(source) ?? settings.format };
  if (map === undefined) return { ...settings, ...elsewhere };
  const { timeout_seconds, retries, guard, format, host_keys, private_key } = settings;
  return FeedSettings.parse({
    source: settings.source,
    format,
    ...elsewhere,
    timeout_seconds,
    retries,
    host_keys,
    private_key,
    guard,
    map,
  });
}
