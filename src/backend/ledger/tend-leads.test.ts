import { expect, test } from 'vitest';
import { exampleDealer, wholeLead } from '../destinations/example-dealer.fixture.ts';
import { memoryStore } from '../outbox/fault-schedule.fixture.ts';
import { virtualClock } from '../outbox/virtual-clock.fixture.ts';
import { acceptLead } from '../store/accept-lead.ts';
import { leadFiles } from '../store/lead-files.ts';
import { listLeads } from '../store/list-leads.ts';
import { tendLeads } from './tend-leads.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-20T00:30:00Z');

test('privacy: each minute reminders, once a day old leads are erased and all are counted', async () => {
  const dealer = exampleDealer({ retention_days: 30 });
  const store = await memoryStore();
  const clock = virtualClock(NOW);
  const told: string[] = [];
  let woken = 0;
  let refreshed = 0;
  let cleaned = 0;
  const take = async (id: string, at: number): Promise<void> => {
    const lead = wholeLead({ id, received_at: new Date(at).toISOString() });
    await acceptLead(store, { lead, bodyHash: 'aa', destinations: [{ destination: 'yard', kind: 'lead' }] });
  };
  await take('old', NOW - 29 * 24 * HOUR);
  await take('new', NOW);
  await store.db.updateTable('lead').set({ reminded_at: 1 }).where('id', '=', 'old').execute();
  const tending = tendLeads({
    store,
    // Under a clock of its own nobody waits for a disk.
    files: { ...leadFiles('/nowhere'), before: () => Promise.resolve([]) },
    eraseOutlived: () => Promise.resolve(void cleaned++),
    refresh: () => Promise.resolve(void refreshed++),
    dealers: () => [dealer],
    alert: () => Promise.resolve(0),
    clock,
    wake: () => woken++,
    tell: (sentence, ok) => told.push(`${ok} ${sentence}`),
    report: (error) => told.push(String(error)),
  });
  const reminders = () =>
    store.db.selectFrom('lead_event').select('at').where('kind', '=', 'reminded').execute();
  await clock.run(async () => (await reminders()).length === 1, 3 * HOUR);
  // The yard is open: two hours of opening hours are two hours.
  expect(await reminders()).toEqual([{ at: NOW + 2 * HOUR }]);
  expect(woken).toBe(1);
  expect(refreshed).toBe(121);
  expect(told).toEqual(['true good-cars: 2 submitted = 0 delivered + 2 queued + 0 dead + 0 erased']);
  await clock.run(async () => (await listLeads(store, {})).length === 1, 40 * HOUR);
  await store.db.deleteFrom('delivery').where('lead_id', '=', 'new').execute();
  await clock.run(() => told.length === 4, 70 * HOUR);
  expect(told.slice(2)).toEqual([
    'true good-cars: 2 submitted = 0 delivered + 1 queued + 0 dead + 1 erased',
    'false good-cars: 2 submitted = 0 delivered + 0 queued + 0 dead + 1 erased does not add up; lost: new',
  ]);
  // At the start and on each of three days.
  expect(cleaned).toBe(told.length);
  expect(clock.passed()).toBeLessThan(64 * HOUR);
  await tending.stop();
});
