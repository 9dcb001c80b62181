import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { boardRow, urgency } from './board/board-row.ts';
import { boardPage } from './board/board-page.ts';
import { holdTenant, liftTenants, heldTenants } from './holds.ts';
import { startMachine, type Machine } from './night.fixture.ts';
import { outcomeWords } from './night-entry.ts';
import { localMemory, type NightMemory } from './night-state.ts';
import { totalLine } from './summary/night-lines.ts';
import { IN_TROUBLE, badness, nightExitCode, nightSummary } from './summary/night-summary.ts';

const HOLD = { since: '2026-11-21T09:30:00.000Z', release: '000001-0123456789ab' };
const WORDS =
  'Held since 2026-11-21 09:30 UTC at 000001-0123456789ab: no night builds or sends it. Lift it with: npm run nightly -- lift one';

let machine: Machine;
let folder = '';
let memory: NightMemory;
beforeEach(async () => {
  machine = await startMachine({ one: ['a'], two: ['b'] });
  folder = await mkdtemp(path.join(tmpdir(), 'holds-'));
  memory = localMemory(folder);
});
afterEach(async () => {
  await machine.remove();
  await rm(folder, { recursive: true, force: true });
});

test('O3 a night skips a tenant that is held, says so, and builds it again once it is lifted', async () => {
  await holdTenant(memory, 'one', HOLD);
  await holdTenant(memory, 'three', { since: HOLD.since });
  const more = { holds: () => heldTenants(memory) };
  const entries = await machine.night(['one', 'two'], more);
  expect(machine.built).toEqual(['two']);
  const [held] = entries;
  expect(held).toMatchObject({ outcome: 'held', release: HOLD.release, reason: WORDS });
  expect([outcomeWords(held!), badness(held!), nightExitCode(entries), nightExitCode([held!])]).toEqual([
    'held',
    IN_TROUBLE,
    0,
    0,
  ]);
  const night = { night: 'n', startedAt: HOLD.since, endedAt: HOLD.since, demos: [], tenants: entries };
  expect(totalLine(nightSummary(night))).toBe(
    'Night n: 2 tenants, 1 as they should be, 0 refused, 0 failed, 1 held.',
  );
  await liftTenants(memory, ['one']);
  await machine.night(['one', 'two'], more);
  expect(machine.built).toEqual(['two', 'one']);
});

test('O3 a tenant that is not held is not lifted, and the others that were named stay held', async () => {
  await holdTenant(memory, 'one', HOLD);
  await expect(liftTenants(memory, ['one', 'two'])).rejects.toThrow('two is not held. Held are: one.');
  expect(await heldTenants(memory)).toEqual({ one: HOLD });
  await liftTenants(memory, ['one']);
  expect(await heldTenants(memory)).toEqual({});
});

test('O3 the board shows a tenant that is held among those to look at, with the way out', () => {
  const row = boardRow(
    { tenant: 'one', name: 'One', isDemo: false, nights: [], releases: [], live: HOLD.release, held: HOLD },
    new Date('2026-11-22T00:00:00Z'),
  );
  expect(urgency(row)).toBe(IN_TROUBLE);
  expect(boardPage([row], new Date('2026-11-22T00:00:00Z'))).toContain(WORDS);
});
