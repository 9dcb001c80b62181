import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordLastGood } from '../../src/stock/history/last-good.ts';
import { takeStock, type StockOutcome } from '../../src/stock/take-stock.ts';
import { loadTenant } from '../../src/tenant/load-tenant.ts';
import type { Tenant } from '../../src/tenant/schema.ts';
import { DEMO_DEALERS } from './dealers/demo-dealers.ts';
import { demoStock } from './demo-stock.ts';
import type { DemoVehicle } from './demo-vehicle.ts';
import { FEED_ACCIDENTS, ORDINARY_NIGHTS } from './feed-accidents.ts';
import { readTenantMedia } from './tenant-media.ts';

/** Vehicles of each dealer, taken from all over the stock: more would only take longer. */
const ENOUGH = 70;

const TODAY = '2026-11-21';
const NOW = new Date('2026-11-21T03:00:00Z');
const tenantsFolder = fileURLToPath(new URL('../../tenants/', import.meta.url));

describe.for(DEMO_DEALERS)('the feed of $slug', (dealer) => {
  let state = '';
  let tenant: Tenant;
  let stock: DemoVehicle[] = [];

  async function take(vehicles: readonly DemoVehicle[], stateFolder = state): Promise<StockOutcome> {
    const feed = path.join(state, path.basename(dealer.feedFile));
    await writeFile(feed, dealer.writeFeed(vehicles, TODAY));
    const settings = { ...tenant, feed: { ...tenant.feed, source: feed } };
    return takeStock({
      tenant: settings,
      tenantFolder: state,
      stateFolder,
      today: TODAY,
      now: NOW,
    });
  }
  const railsOf = (outcome: StockOutcome): string[] => (outcome.kind === 'refused' ? outcome.rails : []);

  beforeAll(async () => {
    state = await mkdtemp(path.join(tmpdir(), 'feed-accidents-'));
    const loaded = await loadTenant(dealer.slug, tenantsFolder);
    tenant = loaded.tenant;
    const all = demoStock(dealer, await readTenantMedia(loaded.folder), TODAY);
    stock = all.filter((_, index) => index % Math.ceil(all.length / ENOUGH) === 0);
    const good = await take(stock);
    if (good.kind === 'refused') throw new Error(good.message);
    await recordLastGood(state, good.figures, { release: 'r1', releases: [] });
  });
  afterAll(() => rm(state, { recursive: true, force: true }));

  test.each(Object.entries(FEED_ACCIDENTS))('S10 %s: refused', async (_, { change, rail }) => {
    const outcome = await take(change(stock));
    expect(railsOf(outcome)).toContain(rail);
    expect(outcome).toMatchObject({ message: expect.stringContaining(path.basename(dealer.feedFile)) });
    expect(outcome).toMatchObject({ message: expect.stringContaining(`  ${rail}: `) });
  });

  test('S10 a feed without any record: refused', async () => {
    // A format that writes nothing for no records leaves an empty file, which is no feed at all.
    expect(['empty', 'unreadable']).toContain(railsOf(await take([]))[0]);
  });

  test.each(Object.entries(ORDINARY_NIGHTS))('S10 %s: published', async (_, change) => {
    expect(railsOf(await take(change(stock)))).toEqual([]);
  });

  test('S10 what is remembered of the stock stays small', async () => {
    const bytes = (await readFile(path.join(state, 'last-good.json'))).length;
    expect(bytes / stock.length).toBeLessThan(400);
  });

  test.each(['make and model are swapped', 'VIN and stock number are swapped', 'one price for all'])(
    'S10 %s in the very first feed: refused',
    async (name) => {
      const { change, rail } = FEED_ACCIDENTS[name]!;
      expect(railsOf(await take(change(stock), path.join(state, 'fresh')))).toContain(rail);
    },
  );
});
