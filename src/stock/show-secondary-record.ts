import { explainRecord, type ExplainedRecord } from './explain-record.ts';
import { overrideFeed } from './feed/feed-overrides.ts';
import { FeedError } from './feed/feed-error.ts';
import { readFeed } from './feed/read-feed.ts';
import { fetchFeeds, secondaryState } from './fetch-feeds.ts';
import { KnownVehicles } from './secondary/known-vehicles.ts';
import { mapNamed } from './maps/maps.ts';
import { readFeeds } from './read-feeds.ts';
import { readVehicles } from './read-vehicles.ts';
import { noRecord, type ShownRecord } from './show-record.ts';

/**
 * How the record at a place (from 1) of a further feed is read beside the feeds before it (spec N2): its own fields, and the vehicle it
 * tells of or why it is left out. Nothing is written but downloaded feeds. Throws FeedError when there is no such feed or record,
 * and when a feed cannot be had or read.
 */
export async function showSecondaryRecord(
  options: ShownRecord,
  name: string,
  place: number,
): Promise<ExplainedRecord> {
  const { tenant, today } = options;
  const before = tenant.further_feeds.findIndex((each) => each.name === name);
  const own = tenant.further_feeds[before];
  if (!own) throw new FeedError('unreadable', `There is no further feed '${name}'.`);
  const first = overrideFeed(tenant.feed, options);
  const earlier = tenant.further_feeds.slice(0, before);
  const reading = { ...options, onProgress: () => {} };
  const context = { today, locations: tenant.locations };
  const fetched = fetchFeeds(first, [...earlier, own], reading);
  const { read } = await readFeeds(first, { ...reading, ...context, furtherFeeds: earlier, fetched });
  const feed = await readFeed({
    ...reading,
    settings: own.feed,
    stateFolder: secondaryState(options.stateFolder, name),
    fetched: fetched.further.get(name),
  });

  const map = mapNamed(own.feed.map);
  const known = new KnownVehicles(read.drafts);
  const secondary = { known, adds: own.adds_vehicles };
  const explained = explainRecord(feed, map, own.feed, context, place, secondary);
  if (!explained) throw noRecord(feed, place);
  const { drafts, excluded } = readVehicles(feed, map, own.feed, context, secondary);
  const isIt = ({ line, added = [] }: { line: number; added?: readonly number[] }): boolean =>
    line === explained.line || added.includes(explained.line);
  const left = excluded.find(isIt);
  if (left) return { ...explained, of: name, problem: undefined, excluded: left.reason };
  const draft = drafts.find(isIt)?.draft;
  const told = draft && known.find({ ...draft, id: '' });
  if (!told) return { ...explained, of: name };
  return {
    ...explained,
    of: name,
    tells: { name: told.draft.name, line: told.line, ...(told.feed !== undefined && { feed: told.feed }) },
  };
}
