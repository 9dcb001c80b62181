import { stockDecision } from '../domain/vehicle/stock-rule.ts';
import type { Vehicle } from '../domain/vehicle/vehicle.ts';
import type { Tenant } from '../tenant/schema.ts';
import { FeedError, type FeedRail } from './feed/feed-error.ts';
import type { Environment } from './feed/feed-secrets.ts';
import { overrideFeed } from './feed/feed-overrides.ts';
import { feedRails, usedRecords } from './secondary/feed-rails.ts';
import { secondaryFeedsOf, type FetchedFeeds } from './fetch-feeds.ts';
import { readFeeds, type ReadFeeds } from './read-feeds.ts';
import { readHistory } from './history/history-file.ts';
import { newEvents } from './history/history.ts';
import { leftAddresses } from './history/left-addresses.ts';
import { quarantineFile, writeRejected } from './quarantine-file.ts';
import { ageRefusals, ageWarnings, agingFeeds } from './rails/feed-age.ts';
import { missingOfFew } from './rails/missing-fields.ts';
import { blockedPhotosRefusals } from './rails/blocked-photos.ts';
import { guardRails } from './rails/guard-rails.ts';
import type { RailName, Refusal } from './rails/rail.ts';
import { refusalText } from './rails/refusal-text.ts';
import { stockFigures, type StockFigures } from './history/stock-figures.ts';
import type { ReadVehicles } from './read-vehicles.ts';
import { readLastGood } from './history/last-good.ts';
import type { HistoryLine } from './history/release-events.ts';
import { stockChanges, type StockChanges } from './history/stock-changes.ts';
import { provenWasPrices } from './history/proven-was-prices.ts';
import { stockReport, type StockReport } from './stock-report.ts';
import { joinHistory } from './join-history.ts';
import { applyOverrides } from './override/apply-overrides.ts';
import { readOverrides, folded, type StockOverride } from './override/read-overrides.ts';

/** Tells of a number whether a vehicle with it was shown when stock was last published, or is known to be gone since. */
function wasShown(figures: StockFigures | undefined): (number: StockOverride['number']) => boolean {
  const shown = [...(figures?.vehicles ?? []), ...(figures?.gone ?? [])];
  return ({ kind, value }) =>
    shown.some((vehicle) => vehicle[kind] !== undefined && folded(vehicle[kind]) === folded(value));
}

export type StockOptions = {
  tenant: Tenant;
  /** Absolute; a feed that is a file is found from here. */
  tenantFolder: string;
  /** Absolute; what is remembered from build to build. */
  stateFolder: string;
  /** The dealer's day, YYYY-MM-DD. */
  today: string;
  now: Date;
  /** The release that is live; after a rollback the stock is held against that of this one. */
  live?: string | undefined;
  /** The guard rails that may be broken this once. */
  allow?: readonly RailName[] | undefined;
  /** In place of the tenant's: a file from the working directory, or an http(s) address. */
  feed?: string | undefined;
  /** In place of the tenant's: the name of a map. */
  map?: string | undefined;
  /** A digest of the code, where what is read of records is kept in the state folder for the next build. */
  code?: string | undefined;
  /** Where the secrets are that the settings of the feed name. */
  environment?: Environment | undefined;
  /** Where the bytes of the feeds are, when they were fetched already. */
  fetched?: FetchedFeeds | undefined;
  onProgress?: ((message: string) => void) | undefined;
};

export type StockOutcome =
  | {
      kind: 'accepted';
      vehicles: Vehicle[];
      report: StockReport;
      /** What the feed is called in words for people. */
      shownFeed: string;
      /** Figures of the stock that was last published; undefined when nothing is known of it. */
      last: StockFigures | undefined;
      /** For recordLastGood, once the stock has been published. */
      figures: StockFigures;
      /** For appendHistory, once the stock has been published: a price that nobody was asked is no earlier price. */
      events: HistoryLine[];
      /** Dollars that the history proves as former prices, by the address of the vehicle's page. */
      provenWas: ReadonlyMap<string, number>;
      /** Since the stock was last published; undefined when nothing is known of that. */
      changes: StockChanges | undefined;
      /** Lines about feeds that have not changed for days, and about a first one that lacks a field. */
      told: string[];
      /** What rails that were allowed had against it. */
      allowed: Refusal[];
    }
  | {
      kind: 'refused';
      /** The first of the rails that refused. */
      rail: RailName | FeedRail;
      rails: (RailName | FeedRail)[];
      message: string;
      report: StockReport;
    };

function damagedMemory(file: string): Refusal {
  const message =
    `${file} is damaged: expected the figures of the stock that was last published. Without them this feed cannot be ` +
    'compared with the last one; once it is published the file is whole again.';
  return { rail: 'last-good', message };
}

const NOTHING_READ: ReadVehicles = {
  drafts: [],
  quarantined: [],
  excluded: [],
  contradicting: 0,
  warnings: [],
};

/**
 * Reads a tenant's feed into the vehicles its site shows (spec N2, S10, S11), with every record accounted for. A feed that
 * cannot be had or read, or that a guard rail stops, is refused. Nothing but the quarantine file is written, and with `code` what was read.
 */
export async function takeStock(options: StockOptions): Promise<StockOutcome> {
  const { tenant, stateFolder, today, allow = [], onProgress = () => {} } = options;
  const settings = overrideFeed(tenant.feed, options);
  const secondaryFeeds = secondaryFeedsOf(tenant, options.feed);
  let feeds: ReadFeeds;
  try {
    const { locations } = tenant;
    feeds = await readFeeds(settings, { ...options, locations, furtherFeeds: secondaryFeeds, onProgress });
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    // What an earlier feed left there would be taken for this one's.
    await writeRejected(stateFolder, [], []);
    const report = stockReport(0, 0, [], [], NOTHING_READ.warnings, quarantineFile(stateFolder));
    return { kind: 'refused', rail: error.rail, rails: [error.rail], message: error.message, report };
  }

  const { read, counts: ofFeeds, shown, changedAt } = feeds;
  const { histories, undone, hasArrived } = await readHistory(stateFolder, options.live, today);
  const last = await readLastGood(stateFolder, options.live);
  const { overrides } = await readOverrides(options.tenantFolder);
  const corrected = applyOverrides(read.drafts, overrides, { today, wasShown: wasShown(last.figures) });
  const whole = joinHistory(corrected.drafts, histories, { today, hasArrived });
  const vehicles: Vehicle[] = [];
  const excluded = [...read.excluded];
  for (const { line, feed, identity, vehicle } of whole.vehicles) {
    const decision = stockDecision(vehicle, tenant.stock, today);
    if (decision.shown) vehicles.push(vehicle);
    else excluded.push({ line, feed, identity, reason: decision.reason, group: decision.reason });
  }
  excluded.sort((a, b) => a.line - b.line);

  await writeRejected(stateFolder, read.quarantined, excluded);
  const count = vehicles.length;
  const records = ofFeeds.reduce((sum, each) => sum + each.read, 0);
  const counted = stockReport(
    records,
    count,
    read.quarantined,
    excluded,
    [...read.warnings, ...whole.warnings],
    quarantineFile(stateFolder),
    ofFeeds,
  );
  const aged = [
    { settings, changedAt: changedAt[0] },
    ...secondaryFeeds.map(({ name, feed }, at) => ({ settings: feed, changedAt: changedAt[at + 1], name })),
  ];
  const report: StockReport = {
    ...counted,
    ...(changedAt[0] && { feedChangedAt: changedAt[0].toISOString() }),
    ...(overrides.length > 0 && { overrides: corrected.report }),
  };
  // The first feed's own: further ones have rails of their own, and no vehicles that are not counted below.
  const [counts, ...secondary] = ofFeeds;
  const figures = {
    ...stockFigures(vehicles, counts),
    ...(secondary.length > 0 && { feeds: usedRecords(ofFeeds) }),
  };
  const refusals = [
    ...(last.damaged === undefined ? [] : [damagedMemory(last.damaged)]),
    ...guardRails({ vehicles, figures, counts }, settings.guard, last.figures),
    ...blockedPhotosRefusals(vehicles, tenant),
    ...aged.flatMap((feed) => ageRefusals(feed, options.now)),
    ...secondary.flatMap((each, at) =>
      feedRails(each, secondaryFeeds[at]!.feed.guard, last.figures?.feeds?.[each.name]),
    ),
  ];
  const refused = refusals.filter(({ rail }) => !allow.includes(rail));
  const [first] = refused;
  if (first) {
    const rails = refused.map(({ rail }) => rail);
    return {
      kind: 'refused',
      rail: first.rail,
      rails,
      message: refusalText(refused, shown),
      report,
    };
  }

  const soldKeys = new Set(whole.vehicles.flatMap((one) => (one.vehicle.sold ? [one.identity] : [])));
  const left = leftAddresses(last.figures ?? {}, figures.vehicles ?? [], soldKeys, tenant.stock, today);
  const before = last.figures?.vehicles;
  const changes = before && stockChanges(before, figures.vehicles ?? []);
  const news = newEvents(histories, whole.sightings, today);
  const aging = aged.flatMap((feed) => agingFeeds(feed, options.now));
  return {
    kind: 'accepted',
    vehicles,
    report: { ...report, ...(aging.length > 0 && { agingFeeds: aging }) },
    shownFeed: shown,
    last: last.figures,
    figures: { ...figures, ...left },
    events: [...undone, ...news],
    provenWas: provenWasPrices(figures.vehicles ?? [], histories, news, today),
    changes,
    told: [
      ...aged.flatMap((feed) => ageWarnings(feed, options.now)),
      ...(last.figures ? [] : missingOfFew(vehicles)),
    ],
    allowed: refusals,
  };
}
