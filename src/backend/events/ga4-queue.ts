import type { AnalyticsEvent } from '../../domain/analytics/analytics-event.ts';
import type { Ga4Settings } from '../../domain/analytics/analytics-settings.ts';
import { GA4_LIMITS, ga4Body, ga4Event, type Ga4Event } from '../../domain/analytics/ga4-body.ts';
import type { Metrics } from '../observe/metrics.ts';
import type { Clock } from '../outbox/outgoing-message.ts';
import { postToGa4, type Ga4Answer } from './post-to-ga4.ts';

/** Events of one visit that have not been handed over; `due` and `at` in milliseconds. */
type Batch = {
  tenant: string;
  settings: Ga4Settings;
  visit: string;
  events: Ga4Event[];
  at: number;
  due: number;
  attempts: number;
};

export type Ga4QueueOptions = {
  fetch: typeof globalThis.fetch;
  environment: Readonly<Record<string, string | undefined>>;
  clock: Clock;
  random: () => number;
  metrics: Metrics;
  /** Events of a tenant cannot be handed over until someone does something; it is told once. */
  report: (tenant: string, reason: string) => void;
  /** Where Google takes events. */
  address?: string;
};

/** Hands events over to Google Analytics; nobody waits for it, and it never throws. */
export type Ga4Queue = {
  add: (tenant: string, settings: Ga4Settings, visit: string, events: readonly AnalyticsEvent[]) => void;
  /** Tries once more what waits, and counts the rest as dropped. */
  stop: () => Promise<void>;
};

const ADDRESS = 'https://www.google-analytics.com/mp/collect';
/** Milliseconds in which events of a visit are gathered into one request. */
const GATHER = 1_000;
/** Events are worth less than the memory of the backend, or than an attempt for hours. */
const MAX_WAITING = 5_000;
const MAX_ATTEMPTS = 8;
const MAX_PAUSE = 60_000;
const MAX_AT_ONCE = 4;
/** Milliseconds that a stop of the backend waits for Google. */
const MAX_TO_STOP = 5_000;

/** A queue in memory: at most 5,000 events, each tried for some three minutes. What is dropped is counted. */
export function createGa4Queue(options: Ga4QueueOptions): Ga4Queue {
  const { clock, metrics, random, report, address = ADDRESS } = options;
  const stopping = new AbortController();
  const told = new Set<string>();
  let batches: Batch[] = [];
  let waiting = 0;
  let running: Promise<void> | undefined;
  /** When a stop gives up what waits. */
  let endsAt: number | undefined;

  const count = (tenant: string, outcome: string, by: number): void =>
    metrics.count('forecourt_ga4_events_total', { tenant, outcome }, by);

  function settle(batch: Batch, outcome: Exclude<Ga4Answer, 'again'> | 'unanswered'): void {
    batches = batches.filter((each) => each !== batch);
    waiting -= batch.events.length;
    count(batch.tenant, outcome, batch.events.length);
    if (outcome !== 'no_secret' || told.has(batch.tenant)) return;
    told.add(batch.tenant);
    report(batch.tenant, `${batch.settings.secret} is not set in the environment of the backend`);
  }

  async function attempt(batch: Batch): Promise<void> {
    batch.attempts++;
    const body = ga4Body(batch.visit, batch.at, batch.events);
    const answer = await postToGa4(options, address, batch.settings, body);
    if (answer !== 'again') return settle(batch, answer);
    if (batch.attempts >= MAX_ATTEMPTS || stopping.signal.aborted) return settle(batch, 'unanswered');
    const pause = Math.min(MAX_PAUSE, GATHER * 2 ** batch.attempts);
    batch.due = clock.now() + Math.round(pause * (0.5 + random() / 2));
  }

  async function run(): Promise<void> {
    let attempted = 0;
    while (batches.length > 0) {
      if (attempted < MAX_AT_ONCE) await clock.wait(GATHER, stopping.signal);
      if (endsAt !== undefined && clock.now() >= endsAt)
        for (const batch of batches) settle(batch, 'unanswered');
      const ready = batches.filter(({ due }) => endsAt !== undefined || due <= clock.now());
      attempted = ready.slice(0, MAX_AT_ONCE).length;
      await Promise.all(ready.slice(0, MAX_AT_ONCE).map(attempt));
    }
  }

  return {
    add(tenant, settings, visit, events) {
      for (const event of events) {
        if (waiting >= MAX_WAITING || stopping.signal.aborted) {
          count(tenant, 'full', 1);
          continue;
        }
        const open = batches.find(
          (batch) =>
            batch.visit === visit &&
            batch.tenant === tenant &&
            batch.attempts === 0 &&
            batch.events.length < GA4_LIMITS.events,
        );
        const added = ga4Event(event, visit);
        waiting++;
        if (open) open.events.push(added);
        else {
          const at = clock.now();
          batches.push({ tenant, settings, visit, events: [added], at, due: at + GATHER, attempts: 0 });
        }
      }
      if (batches.length > 0) running ??= run().finally(() => (running = undefined));
    },
    async stop() {
      endsAt = clock.now() + MAX_TO_STOP;
      stopping.abort();
      await running;
    },
  };
}
