import { stockDecision } from '../domain/vehicle/stock-rule.ts';
import type { Vehicle } from '../domain/vehicle/vehicle.ts';
import type { Tenant } from '../tenant/schema.ts';
import { FeedError } from './feed-error.ts';
import { overrideFeed } from './feed-overrides.ts';
import type { ParsedFeed } from './feed-record.ts';
import { guardRails, median } from './guard-rails.ts';
import type { Rail, StockFigures } from './guard-rails.ts';
import { appendHistory, readHistory } from './history-file.ts';
import { newEvents } from './history.ts';
import { mapNamed } from './maps/maps.ts';
import { quarantineFile, writeRejected } from './quarantine-file.ts';
import { readFeed } from './read-feed.ts';
import { readVehicles } from './read-vehicles.ts';
import type { ReadVehicles } from './read-vehicles.ts';
import { readLastGood } from './last-good.ts';
import { stockReport } from './stock-report.ts';
import type { StockReport } from './stock-report.ts';
import { tellHistory } from './tell-history.ts';

export type StockOptions = {
  tenant: Tenant;
  /** Absolute; a feed that is a file is found from here. */
  tenantFolder: string;
  /** Absolute; what is remembered from build to build. */
  stateFolder: string;
  /** The dealer's day, YYYY-MM-DD. */
  today: string;
  now: Date;
  /** Accept stock that a guard rail refuses. */
  force?: boolean | undefined;
  /** In place of the tenant's: a file from the working directory, or an http(s) address. */
  feed?: string | undefined;
  /** In place of the tenant's: the name of a map. */
  map?: string | undefined;
  /** Only look: the history stays as it is. */
  lookOnly?: boolean | undefined;
  onProgress?: ((message: string) => void) | undefined;
};

export type StockOutcome =
  | {
      kind: 'accepted';
      vehicles: Vehicle[];
      report: StockReport;
      /** For recordLastGood, once the stock has been published. */
      figures: StockFigures;
      /** The rail that --force overrode. */
      forced?: { rail: Rail; message: string };
    }
  | { kind: 'refused'; rail: Rail; message: string; report: StockReport };

const NOTHING_READ: ReadVehicles = { drafts: [], quarantined: [], excluded: [], warnings: [] };

/**
 * Reads a tenant's feed into the vehicles its site shows (spec N2, S10, S11), with every record accounted for. A feed that
 * cannot be had or read, or that a guard rail stops, is refused; nothing but its quarantine file is then written.
 */
export async function takeStock(options: StockOptions): Promise<StockOutcome> {
  const { tenant, stateFolder, today, onProgress = () => {} } = options;
  const settings = overrideFeed(tenant.feed, options);
  let feed: ParsedFeed;
  let read: ReadVehicles;
  try {
    const map = mapNamed(settings.map);
    onProgress('reading the feed');
    feed = await readFeed({ ...options, settings, onProgress });
    onProgress(`${feed.records.length} records read`);
    read = readVehicles(feed, map, settings, { today, locations: tenant.locations });
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    // What an earlier feed left there would be taken for this one's.
    await writeRejected(stateFolder, [], []);
    const report = stockReport(0, 0, [], [], NOTHING_READ.warnings, quarantineFile(stateFolder));
    return { kind: 'refused', rail: error.rail, message: error.message, report };
  }

  const histories = await readHistory(stateFolder);
  const told = tellHistory(read.drafts, histories, today);
  const vehicles: Vehicle[] = [];
  const excluded = [...read.excluded];
  for (const { line, identity, vehicle } of told.vehicles) {
    const decision = stockDecision(vehicle, tenant.stock, today);
    if (decision.shown) vehicles.push(vehicle);
    else excluded.push({ line, identity, reason: decision.reason, group: decision.reason });
  }
  excluded.sort((a, b) => a.line - b.line);

  await writeRejected(stateFolder, read.quarantined, excluded);
  const count = vehicles.length;
  const report = stockReport(
    feed.records.length,
    count,
    read.quarantined,
    excluded,
    [...read.warnings, ...told.warnings],
    quarantineFile(stateFolder),
  );
  const figures = { count, medianPrice: median(vehicles.flatMap(({ price }) => price ?? [])) };
  const decision = guardRails({ ...report, ...figures }, settings.guard, await readLastGood(stateFolder));
  if (decision.kind === 'refused' && !options.force) return { ...decision, report };

  if (!options.lookOnly) await appendHistory(stateFolder, newEvents(histories, told.sightings, today));
  const forced =
    decision.kind === 'refused' ? { forced: { rail: decision.rail, message: decision.message } } : {};
  return { kind: 'accepted', vehicles, report, figures, ...forced };
}
