import { expect, test } from 'vitest';
import { acceptLead } from '../store/accept-lead.ts';
import { exampleLead } from '../store/example-lead.fixture.ts';
import { resend } from '../store/resend-lead.ts';
import { memoryStore, seededRandom } from './fault-schedule.fixture.ts';
import { runOutage } from './outage.fixture.ts';
import { runOutbox } from './run-outbox.ts';
import { virtualClock } from './virtual-clock.fixture.ts';

/** The long form of this is `npm run bench -- leads`: 5,000 leads and 72 hours. */
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

/** An outbox to one destination that answers after so long, over a store in which a look through all that waits takes a second. */
async function slowLooks(leads: number, answersAfter: (lead: string) => number) {
  const clock = virtualClock(Date.parse('2026-11-20T00:00:00Z'));
  const memory = await memoryStore();
  const now: typeof memory.now = (inWrite) => {
    if (inWrite === undefined) clock.step(1000);
    return Promise.resolve(clock.now());
  };
  const sent = new Map<string, number>();
  const outbox = runOutbox({
    tellGivenUp: () => undefined,
    store: { ...memory, now },
    send: async (message, signal) => {
      await clock.wait(answersAfter(message.id), signal);
      sent.set(message.id, clock.passed());
      return { kind: 'delivered' };
    },
    pace: () => 10,
    clock,
    random: seededRandom(8),
    report: (error) => {
      throw error;
    },
  });
  const come = async (number: number): Promise<void> => {
    const lead = exampleLead({ id: `lead${number}`, received_at: new Date(clock.now()).toISOString() });
    await acceptLead(memory, { lead, bodyHash: 'aa', destinations: [{ destination: 'yard', kind: 'lead' }] });
    outbox.wake();
  };
  for (let number = 0; number < leads; number++) await come(number);
  return { clock, sent, come };
}

test('R8 a destination gets what waits at its pace, however long a look through all that waits takes', async () => {
  const { clock, sent } = await slowLooks(300, () => 20);
  await clock.run(() => sent.size === 300, 600_000);
  expect(clock.passed()).toBeLessThan(300 * 100 + 10_000);
});

test('R8 a lead that comes while the attempt before it hangs goes at once', async () => {
  const { clock, sent, come } = await slowLooks(1, (lead) => (lead === 'lead0-yard' ? 25_000 : 20));
  await clock.run(() => clock.passed() >= 5_000, 5_000).catch(() => undefined);
  await come(1);
  const came = clock.passed();
  await clock.run(() => sent.has('lead1-yard'), 60_000);
  expect(clock.passed() - came).toBeLessThan(10_000);
});
