import path from 'node:path';
import type { ParsedFeed } from './feed/feed-record.ts';
import type { DraftAtLine } from './read/draft-at-line.ts';
import type { FeedSettings } from '../tenant/feed-settings.ts';
import type { SecondaryFeed } from '../tenant/secondary-feed.ts';
import { FeedError } from './feed/feed-error.ts';
import { readFeed, type FeedReading } from './feed/read-feed.ts';
import { shownSource } from './feed/feed-source.ts';
import { mapNamed } from './maps/maps.ts';
import { NO_VIN_WARNING } from './read/read-figures.ts';
import type { ReadingContext } from './read/to-vehicle.ts';
import { SALE_FIELDS } from './read/sale-flags.ts';
import { withSecondTables } from './guess/second-tables.ts';
import { unreadSale } from './guess/sale-columns.ts';
import { fieldSources } from './read/field-sources.ts';
import { readVehicles, type ReadVehicles } from './read-vehicles.ts';
import { keepRecordMemory, openRecordMemory } from './record-memory-file.ts';
import { secondaryState, type FetchedFeeds } from './fetch-feeds.ts';
import type { FeedCounts } from './secondary/feed-counts.ts';
import { fillDraft } from './secondary/fill-draft.ts';
import { KnownVehicles, type SecondaryReading } from './secondary/known-vehicles.ts';

/** `changedAt` are the moments at which providers changed their feeds last, in their order; undefined where unknown. */
export type ReadFeeds = {
  changedAt: (Date | undefined)[];
  shown: string;
  read: ReadVehicles;
  counts: [FeedCounts, ...FeedCounts[]];
};

type Options = Omit<FeedReading, 'settings' | 'fetched'> &
  Omit<ReadingContext, 'written'> & {
    furtherFeeds: readonly SecondaryFeed[];
    /** Where the bytes of the feeds are, when they were fetched already. */
    fetched?: FetchedFeeds | undefined;
    /** A digest of the code that reads, where what it reads is kept for the next build; read anew when absent. */
    code?: string | undefined;
    /** Hears of each record of a further feed that tells more of a vehicle. */
    onJoined?: ((joined: Joined) => void) | undefined;
  };

/** What one record of a further feed has told of a vehicle. */
export type Joined = {
  name: string;
  /** The record, and the feed that it is of. */
  record: DraftAtLine;
  feed: ParsedFeed;
  settings: FeedSettings;
  reading: SecondaryReading;
  /** The vehicle before and after. */
  before: DraftAtLine;
  after: DraftAtLine;
};

/** Fields whose columns can say from or until which day something holds. */
const DATED = [...SALE_FIELDS, 'special_from', 'special_until'];

type OneFeed = Omit<Options, 'fetched'> & Pick<FeedReading, 'fetched'>;

/** Records that have added to a vehicle of their own feed. */
const addedBy = (drafts: readonly DraftAtLine[]): number =>
  drafts.reduce((sum, { added = [] }) => sum + added.length, 0);

function countsOf(name: string, feed: ParsedFeed, read: ReadVehicles, joined: number): FeedCounts {
  return {
    name,
    read: feed.records.length,
    ...(feed.part && { part: feed.part }),
    vehicles: read.drafts.length - joined,
    joined: joined + addedBy(read.drafts),
    quarantined: read.quarantined.length,
    excluded: read.excluded.length,
    contradicting: read.contradicting,
    droppedVins: read.warnings.filter((warning) => warning === NO_VIN_WARNING).length,
  };
}

async function readOne(settings: FeedSettings, options: OneFeed, secondary?: SecondaryReading) {
  const { tenantFolder, stateFolder, today, locations, code, onProgress } = options;
  const map = mapNamed(settings.map);
  const feed = withSecondTables(await readFeed({ ...options, settings }));
  onProgress(`${feed.records.length} records read`);
  try {
    const unread = (): string[] => {
      const sources = [...fieldSources(map, settings, feed.columns).values()];
      return unreadSale(feed, new Set(sources.flatMap(({ columns }) => columns)), today);
    };
    if (secondary || code === undefined) {
      const plain = readVehicles(feed, map, settings, { today, locations }, secondary);
      if (!secondary) plain.warnings.push(...unread());
      return { feed, read: plain };
    }
    const { source: _, ...written } = settings;
    // Reading records needs only the year of the day, unless columns say from when or until when.
    const isDated = DATED.some((field) => field in settings.columns);
    const readBy = [code, written, locations, feed.columns, isDated ? today : today.slice(0, 4)];
    const memory = await openRecordMemory(stateFolder, readBy);
    const read = readVehicles(feed, map, settings, { today, locations }, undefined, memory);
    read.warnings.push(...unread());
    await keepRecordMemory(stateFolder, readBy, memory);
    return { feed, read };
  } catch (error) {
    // An error about the settings names their file and the feed.
    if (!(error instanceof FeedError)) throw error;
    const file = shownSource(path.join(tenantFolder, 'tenant.ts'));
    throw new FeedError(error.rail, `${file}: ${error.message} The feed is ${feed.shown}.`);
  }
}

/**
 * Reads a tenant's feed and the further ones in their order, each record of which tells more of a vehicle that is there
 * already, or is a vehicle of its own. Throws FeedError when one of them cannot be had or read, naming it.
 */
export async function readFeeds(settings: FeedSettings, options: Options): Promise<ReadFeeds> {
  options.onProgress('reading the feed');
  const first = await readOne(settings, { ...options, fetched: options.fetched?.first });
  const { read, feed } = first;
  const changedAt = [feed.changedAt];
  const counts: ReadFeeds['counts'] = [countsOf('feed', feed, read, 0)];
  for (const { name, feed: own, adds_vehicles, wins } of options.furtherFeeds) {
    options.onProgress(`reading the feed ${name}`);
    const stateFolder = secondaryState(options.stateFolder, name);
    const known = new KnownVehicles(read.drafts);
    const reading = { known, adds: adds_vehicles };
    const secondary = await readOne(
      own,
      { ...options, stateFolder, fetched: options.fetched?.further.get(name) },
      reading,
    ).catch((error: unknown) => {
      throw error instanceof FeedError
        ? new FeedError(error.rail, `Of the feed '${name}': ${error.message}`)
        : error;
    });
    const winning = new Set(wins);
    const places = new Map(read.drafts.map((each, at) => [each, at]));
    let joined = 0;
    for (const each of secondary.read.drafts) {
      const found = known.find({ ...each.draft, id: '' });
      const at = found && places.get(found);
      if (at === undefined) read.drafts.push({ ...each, feed: name });
      else {
        const before = read.drafts[at]!;
        const after = fillDraft(before, each, winning);
        read.drafts[at] = after;
        joined += 1;
        options.onJoined?.({
          name,
          record: each,
          feed: secondary.feed,
          settings: own,
          reading,
          before,
          after,
        });
      }
    }
    changedAt.push(secondary.feed.changedAt);
    counts.push(countsOf(name, secondary.feed, secondary.read, joined));
    read.quarantined.push(...secondary.read.quarantined.map((each) => ({ ...each, feed: name })));
    read.excluded.push(...secondary.read.excluded.map((each) => ({ ...each, feed: name })));
    read.warnings.push(...secondary.read.warnings.map((warning) => `${name}: ${warning}`));
  }
  return { changedAt, shown: feed.shown, read, counts };
}
