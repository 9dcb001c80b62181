import { acceptLead } from '../store/accept-lead.ts';
import { exampleLead } from '../store/example-lead.fixture.ts';
import type { Store } from '../store/store.ts';
import { seededRandom } from './fault-schedule.fixture.ts';
import type { SendOutcome } from './outgoing-message.ts';
import { leadMessage } from './lead-message.fixture.ts';
import { runOutbox } from './run-outbox.ts';
import { virtualClock } from './virtual-clock.fixture.ts';

const START = Date.parse('2026-11-20T00:00:00Z');
const HOUR = 3_600_000;

/** Leads that come while their destinations are away; those with these numbers are poisoned, for the one destination. */
export type Outage = {
  leads: number;
  destinations: number;
  hours: number;
  /** Answered with 500 whenever they come. */
  broken: number[];
  /** Answered with 422 whenever they come. */
  refused: number[];
};

export type OutageResult = {
  /** Milliseconds from the return until the last lead that is not poisoned was there. */
  drained: number;
  /** Most requests to one destination in any second. */
  mostInASecond: number;
  /** Requests while the destinations were away. */
  triedInVain: number;
  /** Most milliseconds that a lead of after the return waited, with the poisoned ones still in the queue. */
  newcomerWaited: number;
  dead: string[];
  reasons: string[];
};

/** Lets destinations be away for hours, and come back. Leads come evenly over the first half of that time. */
export async function runOutage(store: Store, outage: Outage): Promise<OutageResult> {
  const clock = virtualClock(START);
  const back = outage.hours * HOUR;
  const requests = new Map<string, number[]>();
  const arrived = new Map<string, number>();
  const poisoned = (lead: string, numbers: number[]): boolean =>
    numbers.some((each) => lead === `lead${each}`);

  const send = (destination: string, lead: string): SendOutcome => {
    requests.set(destination, [...(requests.get(destination) ?? []), clock.passed()]);
    if (clock.passed() < back) return { kind: 'failed', reason: 'connect ECONNREFUSED' };
    if (poisoned(lead, outage.broken)) return { kind: 'failed', reason: 'HTTP 500' };
    if (poisoned(lead, outage.refused)) return { kind: 'failed', reason: 'HTTP 422', refused: true };
    arrived.set(lead, clock.passed());
    return { kind: 'delivered' };
  };
  const outbox = runOutbox({
    tellGivenUp: () => undefined,
    store: { ...store, now: () => Promise.resolve(clock.now()) },
    send: async (message, signal) => {
      const { destination, lead } = leadMessage(message);
      await clock.wait(20, signal);
      return send(destination, lead.id);
    },
    pace: () => 5,
    clock,
    random: seededRandom(8),
    report: (error) => {
      throw error;
    },
  });
  const come = async (number: number): Promise<void> => {
    const lead = exampleLead({ id: `lead${number}`, received_at: new Date(clock.now()).toISOString() });
    const destination = `yard${number % outage.destinations}`;
    await acceptLead(store, { lead, bodyHash: 'aa', destinations: [{ destination, kind: 'lead' }] });
    outbox.wake();
  };
  const until = (moment: number) => clock.wait(moment - clock.passed(), new AbortController().signal);
  const comeOneByOne = async (): Promise<void> => {
    for (let number = 0; number < outage.leads; number++) {
      await until(Math.round((number * back) / 2 / outage.leads));
      await come(number);
    }
  };
  const stopped = new AbortController();
  void comeOneByOne();
  // Something always waits, so that the clock can reach any moment.
  void (async () => {
    while (!stopped.signal.aborted) await clock.wait(60_000, stopped.signal);
  })();

  const good = outage.leads - outage.broken.length - outage.refused.length;
  await clock.run(() => clock.passed() >= back, back + 60_000);
  const triedInVain = [...requests.values()].flat().length;
  await clock.run(() => arrived.size === good, back + 5 * HOUR);
  const drained = Math.max(...arrived.values()) - back;
  const newcomerWaited: number[] = [];
  for (let number = outage.leads; number < outage.leads + 2 * outage.destinations; number++) {
    const came = clock.passed();
    await come(number);
    await clock.run(() => arrived.has(`lead${number}`), came + HOUR);
    newcomerWaited.push(clock.passed() - came);
  }
  const deadRows = () =>
    store.db.selectFrom('delivery').selectAll().where('state', '=', 'dead').orderBy('id').execute();
  const poison = outage.broken.length + outage.refused.length;
  // Asked late: until then the poisoned ones are tried again and again.
  const isOver = async (): Promise<boolean> =>
    clock.passed() > back + 95 * HOUR && (await deadRows()).length === poison;
  await clock.run(isOver, back + 120 * HOUR);
  stopped.abort();
  await outbox.stop();
  const dead = await deadRows();
  return {
    drained,
    mostInASecond: Math.max(...[...requests.values()].map(mostInASecond)),
    triedInVain,
    newcomerWaited: Math.max(...newcomerWaited),
    dead: dead.map(({ lead_id }) => lead_id ?? ''),
    reasons: [...new Set(dead.map(({ last_error }) => last_error ?? ''))].toSorted(),
  };
}

/** How many of these moments, in order, lie within less than a second of each other at most. */
export function mostInASecond(moments: number[]): number {
  let most = 0;
  let from = 0;
  for (const [at, moment] of moments.entries()) {
    while (moment - (moments[from] ?? moment) >= 1000) from++;
    most = Math.max(most, at - from + 1);
  }
  return most;
}
