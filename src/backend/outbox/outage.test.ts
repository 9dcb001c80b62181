import { expect, test } from 'vitest';
import { resend } from '../store/resend-lead.ts';
import { memoryStore } from './fault-schedule.fixture.ts';
import { runOutage } from './outage.fixture.ts';

/** The long form of this is `npm run bench:leads`: 5,000 leads and 72 hours. */
const LEADS = 100;
const HOURS = 6;
const POISONED = { broken: [0, 1, 2, 3], refused: [4] };

test('R8 after hours away all leads are there within minutes, at the pace, and poisoned ones hold nobody up', async () => {
  const store = await memoryStore();
  const result = await runOutage(store, { leads: LEADS, destinations: 2, hours: HOURS, ...POISONED });
  // A probe finds within a minute that the destination is back; then 5 a second go to each.
  expect(result.drained).toBeLessThan(60_000 + (LEADS / 2 / 5) * 1000 + 10_000);
  expect(result.mostInASecond).toBeLessThanOrEqual(5);
  expect(result.newcomerWaited).toBeLessThan(1000);
  // About one a minute and destination while it is away, and each lead's first attempt.
  expect(result.triedInVain).toBeLessThan(LEADS + 2 * HOURS * 60 * 2.2);
  expect(result.dead).toEqual(['lead0', 'lead1', 'lead2', 'lead3', 'lead4']);
  expect(result.reasons).toEqual(['HTTP 422', 'HTTP 500']);
  const kept = await store.db.selectFrom('delivery').select('state').execute();
  expect(kept).toHaveLength(LEADS + 4);
  expect(await resend(store, ['good-cars'], 'lead4', 'dead', 0)).toBe(1);
});
