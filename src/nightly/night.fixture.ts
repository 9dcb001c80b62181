import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { MINIMAL_TENANT } from '../../tests/minimal-tenant.ts';
import { publishRelease } from '../build/publish/publish-release.ts';
import type { BuildRequest, BuiltSite } from '../build/build-tenants.ts';
import type { BuildReport } from '../build/report/build-report.ts';
import { listReleases, releaseFolders } from '../build/publish/release-folders.ts';
import { siteFolders } from '../build/site-folders.ts';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import { recordLastGood } from '../stock/history/last-good.ts';
import { rememberVehicle } from '../stock/history/remembered-vehicle.ts';
import { Tenant } from '../tenant/schema.ts';
import { LOCAL_STATE } from './night-state.ts';
import { runNight, type NightRun } from './run-night.ts';

/** A tenant of tests with the least settings and these. */
export const tenantOf = (slug: string, more: object = {}): Tenant =>
  Tenant.parse({ ...MINIMAL_TENANT, slug, ...more });

const SECONDS = { feed: 0, pictures: 0, search: 0, render: 0, bundle: 0, total: 1.5 };

/** A report of a build that published, with these figures in place of its own. */
export const publishedReport = (tenant: string, more: Partial<BuildReport> = {}): BuildReport =>
  ({
    tenant,
    name: `${tenant} Cars`,
    builtAt: '2026-11-22T16:00:00.000Z',
    outcome: 'published',
    published: true,
    vehicles: {
      read: 10,
      accepted: 8,
      quarantined: 2,
      excluded: 0,
      reasons: { quarantined: { 'no odometer': 2 }, excluded: {} },
      warnings: {},
      quarantineFile: 'quarantine.ndjson',
    },
    release: '000001-0123456789ab',
    pages: { rendered: 3, reused: 5, removed: 0 },
    files: 1,
    bytes: 10,
    seconds: SECONDS,
    userCpuSeconds: 1,
    peakMemoryBytes: 1,
    warnings: [],
    ...more,
  }) as BuildReport;

/** A machine of tests: folders of its own, and a build that publishes the words of `stock` as pages. */
export type Machine = {
  outFolder: string;
  tenantsFolder: string;
  /** What was built, a slug for each build. */
  built: string[];
  night: (slugs: readonly string[], more?: Partial<NightRun>) => ReturnType<typeof runNight>;
  remove: () => Promise<void>;
};

/** Pages by slug: the text of each vehicle's page, whose price is $1,000 a letter; a slug without any has a build that fails. */
export type Stock = Record<string, readonly string[]>;

async function buildSite(
  slug: string,
  pages: readonly string[],
  request: BuildRequest,
): Promise<BuildReport> {
  const { state } = siteFolders(request.tenantsFolder, request.outFolder, slug);
  const site = path.join(state, 'site');
  await rm(site, { recursive: true, force: true });
  await mkdir(path.join(site, 'cars'), { recursive: true });
  const files = await Promise.all(
    pages.map(async (text, index) => {
      const file = `cars/${index}.html`;
      await writeFile(path.join(site, file), text);
      return {
        path: file,
        sha256: createHash('sha256').update(text).digest('hex'),
        bytes: Buffer.byteLength(text),
      };
    }),
  );
  // What a build remembers: a line a night, so that a state that was lost shows.
  const history = path.join(state, 'history.ndjson');
  const before = await readFile(history, 'utf8').catch(() => '');
  await writeFile(history, `${before}${JSON.stringify(pages)}\n`);
  const { release } = await publishRelease(site, files, request.outFolder, slug);
  const vehicles = pages.map((text, index) =>
    rememberVehicle(exampleVehicle({ id: `${index}`, stocknum: `S${index}`, price: 1_000 * text.length })),
  );
  const releases = await listReleases(releaseFolders(request.outFolder, slug));
  await recordLastGood(state, { count: pages.length, vehicles }, { release, releases });
  return publishedReport(slug, { builtAt: request.now, release });
}

/** A machine with empty folders. `stock` may change between its nights. */
export async function startMachine(stock: Stock): Promise<Machine> {
  const root = await mkdtemp(path.join(tmpdir(), 'night-'));
  const folders = { tenantsFolder: path.join(root, 'tenants'), outFolder: path.join(root, 'out') };
  const built: string[] = [];
  const build = (request: BuildRequest): Promise<BuiltSite[]> =>
    Promise.all(
      request.slugs.map(async (slug) => {
        built.push(slug);
        const pages = stock[slug];
        const report: BuildReport = pages
          ? await buildSite(slug, pages, request)
          : ({
              ...publishedReport(slug),
              outcome: 'failed',
              published: false,
              reason: 'Broken.',
            } as BuildReport);
        return { report, stock: [], unwritten: undefined };
      }),
    );
  return {
    ...folders,
    built,
    night: (slugs, more = {}) =>
      runNight({
        night: '2026-11-22',
        slugs,
        settings: new Map(slugs.map((slug) => [slug, tenantOf(slug)])),
        ...folders,
        reportFolder: path.join(root, 'nights', '2026-11-22'),
        jobs: 1,
        allow: {},
        isDeployed: true,
        state: LOCAL_STATE,
        holds: () => Promise.resolve({}),
        now: () => new Date('2026-11-22T16:00:00Z'),
        build,
        deploy: () => Promise.reject(new Error('nothing is deployed here')),
        tellDealer: () => Promise.resolve([]),
        untoldEmails: () => Promise.resolve(undefined),
        tell: () => undefined,
        ...more,
      }),
    remove: async () => {
      const { state } = siteFolders(folders.tenantsFolder, folders.outFolder, 'any');
      await rm(path.dirname(state), { recursive: true, force: true });
      await rm(root, { recursive: true, force: true });
    },
  };
}
