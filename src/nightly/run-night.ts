import type { AllowedRails } from '../build/allowed-rails.ts';
import type { BuildRequest, BuiltSite } from '../build/build-tenants.ts';
import { liveRelease, releaseFolders } from '../build/publish/release-folders.ts';
import { siteFolders } from '../build/site-folders.ts';
import { inParallel } from '../stock/in-parallel.ts';
import type { Tenant } from '../tenant/schema.ts';
import { WAIT_MS, type deployTenant } from './deploy-tenant.ts';
import { placeholderRefusal } from '../tenant/placeholders.ts';
import { entryOfReport, sinceTold } from './entry-of-report.ts';
import { heldWords, type Holds } from './holds.ts';
import { isDone, type NightEntry } from './night-entry.ts';
import type { NightState } from './night-state.ts';
import { reasonOf } from '../command-line/reason-of.ts';
import type { GivenUpEmails } from './notifications/given-up-emails.ts';
import { keepNight, readNights } from './tenant-nights.ts';
import { writeDiff } from './write-diff.ts';

/** Tenants that are built, uploaded and written down together: a night that is stopped loses at most what it did of these. */
const AT_ONCE = 16;
/** Uploads, and states of tenants on their way, at the same time. */
const TRANSFERS_AT_ONCE = 4;

export type NightRun = {
  /** The name of the night; of two runs with one name the second does what the first did not. */
  night: string;
  slugs: readonly string[];
  settings: ReadonlyMap<string, Tenant>;
  tenantsFolder: string;
  outFolder: string;
  /** Folder of what is written of this night. */
  reportFolder: string;
  jobs: number | undefined;
  allow: AllowedRails;
  isDeployed: boolean;
  state: NightState;
  /** The tenants that are held by now. */
  holds: () => Promise<Holds>;
  /** The moment of now, for each group of tenants anew: a night is long. */
  now: () => Date;
  build: (request: BuildRequest) => Promise<BuiltSite[]>;
  deploy: typeof deployTenant;
  /** Tells the dealer, where the settings ask for it; gives what went wrong, a sentence each. */
  tellDealer: (tenant: Tenant, stateFolder: string, entry: NightEntry) => Promise<string[]>;
  /** Emails to a dealer that were given up, which no night before told. */
  untoldEmails: GivenUpEmails['untold'];
  tell: (text: string) => void;
};

const chunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

function failedEntry(night: string, tenant: string, now: Date, reason: string): NightEntry {
  return {
    night,
    tenant,
    at: now.toISOString(),
    outcome: 'failed',
    rails: [],
    reason,
    isNewRelease: false,
    seconds: 0,
    warnings: [],
  };
}

const stateOf = ({ tenantsFolder, outFolder }: NightRun, slug: string): string =>
  siteFolders(tenantsFolder, outFolder, slug).state;

const liveOf = ({ outFolder }: NightRun, slug: string): Promise<string | undefined> =>
  liveRelease(releaseFolders(outFolder, slug));

/** The entry of a tenant whose settings still have examples of a new tenant: nothing is built, and what is live stays. */
function unreadyEntry(
  run: NightRun,
  slug: string,
  now: Date,
  live: string | undefined,
): NightEntry | undefined {
  const settings = run.settings.get(slug);
  const reason = settings && placeholderRefusal(settings);
  if (!settings || reason === undefined) return undefined;
  return {
    ...failedEntry(run.night, slug, now, reason),
    outcome: 'refused',
    name: settings.site.name,
    rails: ['placeholders'],
    ...(live !== undefined && { release: live }),
  };
}

/** Puts a tenant's state in place; gives an entry where nothing is to be built. */
async function openTenant(run: NightRun, slug: string): Promise<NightEntry | undefined> {
  const kept = await run.state.open(slug);
  if (kept) return kept;
  const last = (await readNights(stateOf(run, slug))).at(-1);
  if (last?.night !== run.night || !isDone(last)) return undefined;
  await run.state.keep(slug, last);
  return last;
}

/** Uploads, tells and writes down what was built. */
async function finishTenant(run: NightRun, built: NightEntry): Promise<NightEntry> {
  const { tenant: slug } = built;
  const settings = run.settings.get(slug);
  const target = run.isDeployed && built.outcome === 'published' && settings?.deploy.target;
  const deployed = target ? await run.deploy(slug, target, run) : undefined;
  const diff = await writeDiff(run, built, deployed?.plan);
  const entry: NightEntry = {
    ...built,
    ...(deployed && { deploy: deployed.entry }),
    ...(diff !== undefined && { diff }),
  };
  const state = stateOf(run, slug);
  const givenUp = await run.untoldEmails(slug, state, run.night);
  if (givenUp) entry.givenUp = givenUp;
  const untold = settings ? await run.tellDealer(settings, state, entry) : [];
  entry.warnings.push(...untold);
  await keepNight(state, entry);
  await run.state.keep(slug, entry);
  return entry;
}

/** The entries of tenants that are held: nothing of theirs is looked at, built, sent or told. */
async function heldEntries(run: NightRun, slugs: readonly string[], now: Date): Promise<NightEntry[]> {
  const holds = await run.holds();
  return slugs.flatMap((slug): NightEntry[] => {
    const hold = holds[slug];
    if (!hold) return [];
    const name = run.settings.get(slug)?.site.name;
    return [
      {
        ...failedEntry(run.night, slug, now, heldWords(slug, hold)),
        outcome: 'held',
        ...(name !== undefined && { name }),
        ...(hold.release !== undefined && { release: hold.release }),
      },
    ];
  });
}

async function runChunk(run: NightRun, all: readonly string[]): Promise<NightEntry[]> {
  const now = run.now();
  const held = await heldEntries(run, all, now);
  const slugs = all.filter((slug) => !held.some(({ tenant }) => tenant === slug));
  const opened = await inParallel(slugs, TRANSFERS_AT_ONCE, (slug) =>
    openTenant(run, slug).catch((error: unknown) => failedEntry(run.night, slug, now, reasonOf(error))),
  );
  const open = slugs.filter((_, index) => opened[index] === undefined);
  const before = new Map<string, string | undefined>();
  for (const slug of open) before.set(slug, await liveOf(run, slug));
  const unready = open.flatMap((slug) => unreadyEntry(run, slug, now, before.get(slug)) ?? []);
  const ready = open.filter((slug) => !unready.some(({ tenant }) => tenant === slug));
  const { tenantsFolder, outFolder, jobs } = run;
  const allow = Object.fromEntries(Object.entries(run.allow).filter(([slug]) => ready.includes(slug)));
  const built =
    ready.length === 0
      ? []
      : await run.build({
          ...{ slugs: ready, tenantsFolder, outFolder, jobs, allow, now: now.toISOString() },
          waitMs: WAIT_MS,
        });
  const entries = [...unready];
  for (const { report, unwritten } of built) {
    const { tenant } = report;
    const told =
      report.outcome === 'published' ? await sinceTold(stateOf(run, tenant), report.release) : undefined;
    const entry = entryOfReport(report, run.night, before.get(tenant), told);
    if (unwritten !== undefined) entry.warnings.push(unwritten);
    entries.push(entry);
  }
  const finished = await inParallel(entries, TRANSFERS_AT_ONCE, (entry) =>
    finishTenant(run, entry).catch((error: unknown): NightEntry => ({
      ...entry,
      outcome: 'failed',
      reason: reasonOf(error),
    })),
  );
  const done = opened.filter((entry) => entry !== undefined);
  const bySlug = new Map([...held, ...done, ...finished].map((entry) => [entry.tenant, entry]));
  return all.flatMap((slug) => bySlug.get(slug) ?? []);
}

/**
 * Fetches, guards, builds, publishes and uploads every tenant, a group after the other, and gives what became of each, in
 * the order of `slugs`. A tenant that fails stops no other; tenants that this night has done already are not done again.
 */
export async function runNight(run: NightRun): Promise<NightEntry[]> {
  const entries: NightEntry[] = [];
  for (const slugs of chunks(run.slugs, AT_ONCE)) {
    const [from, to] = [entries.length + 1, entries.length + slugs.length];
    if (run.slugs.length > AT_ONCE) run.tell(`Night ${run.night}: ${from} to ${to} of ${run.slugs.length}`);
    entries.push(...(await runChunk(run, slugs)));
  }
  return entries;
}
