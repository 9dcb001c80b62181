import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import * as fc from 'fast-check';
import { MINIMAL_TENANT } from '../../../tests/minimal-tenant.ts';
import { parseTenant } from '../../tenant/parse-tenant.ts';
import { recordLastGood } from '../history/last-good.ts';
import { takeStock } from '../take-stock.ts';
import { MUTATIONS, ROWS, rows, type Format, type Mutation, type Row } from './mutated-feed.fixture.ts';

export type MutatedFeeds = {
  feeds: number;
  seed: number;
  /** An empty folder to work in. */
  folder: string;
};

export type MutatedFeedsResult = {
  feeds: number;
  /** Mutations of which at least one feed was accepted. */
  accepted: ReadonlySet<string>;
  /** Milliseconds of the slowest feed. */
  slowest: number;
};

type Damaged = { list: readonly Row[]; format: Format; mutation: Mutation; at: number; byte: number };

/** Reads a damaged feed as a build does, and throws where what came of it is neither right nor a refusal; gives whether it was accepted. */
async function readDamaged(folder: string, { list, format, mutation, at, byte }: Damaged): Promise<boolean> {
  await writeFile(path.join(folder, 'feed'), mutation.bytes({ rows: list, format, at, byte }));
  const feed = { source: 'feed', format, ...(format === 'xml' && { records_at: 'stock.car' }) };
  const tenant = parseTenant({ ...MINIMAL_TENANT, feed }, 'tenant.ts');
  const now = new Date('2026-03-01T00:00:00Z');
  const outcome = await takeStock({
    ...{ tenant, tenantFolder: folder, stateFolder: folder, today: '2026-03-01', now },
  });
  const { report } = outcome;
  assert.equal(report.read, report.accepted + report.quarantined + report.excluded);
  if (mutation.isRefused) assert.equal(outcome.kind, 'refused');
  if (outcome.kind === 'refused') {
    assert.notEqual(outcome.message, '');
    return false;
  }
  assert.ok(outcome.vehicles.length >= ROWS * 0.8);
  if (mutation.isFaithful) {
    const prices = new Map(list.map((row) => [row.stocknum, row.price]));
    for (const { stocknum, price } of outcome.vehicles) assert.equal(price, prices.get(stocknum ?? ''));
  }
  return true;
}

/**
 * Damages feeds in every way there is and reads each: it is read rightly or refused, and every record is accounted for
 * (promise R9). Throws with the seed where one is neither.
 */
export async function readMutatedFeeds({ feeds, seed, folder }: MutatedFeeds): Promise<MutatedFeedsResult> {
  await recordLastGood(folder, { count: ROWS, medianPrice: 20_000 }, { release: 'r1', releases: [] });
  const accepted = new Set<string>();
  let slowest = 0;
  const drawn = fc.record({
    list: rows,
    format: fc.constantFrom<Format>('csv', 'json', 'ndjson', 'xml'),
    named: fc.constantFrom(...Object.entries<Mutation>(MUTATIONS)),
    at: fc.nat(),
    byte: fc.nat(255),
  });
  await fc.assert(
    fc.asyncProperty(drawn, async ({ named: [name, mutation], ...rest }) => {
      const began = performance.now();
      if (await readDamaged(folder, { ...rest, mutation })) accepted.add(name);
      slowest = Math.max(slowest, performance.now() - began);
    }),
    { numRuns: feeds, seed },
  );
  return { feeds, accepted, slowest };
}
