import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { RECORD_EVENTS_EXAMPLE } from '../../api/record-events.ts';
import {
  ASC_EVENTS,
  EVENT_PARAMETERS,
  ITEM_PARAMETERS,
  type AnalyticsEvent,
} from '../../domain/analytics/analytics-event.ts';
import { createMetrics } from '../observe/metrics.ts';
import { virtualClock } from '../outbox/virtual-clock.fixture.ts';
import { ga4Endpoint } from './ga4-endpoint.fixture.ts';
import { createGa4Queue } from './ga4-queue.ts';

const { visit, events } = RECORD_EVENTS_EXAMPLE.request;
const OTHER = '11111111-2222-4333-8444-555555555555';
const GA4 = { measurement_id: 'G-ABC123', secret: 'GA4_SECRET' };
const START = Date.parse('2026-11-21T01:00:00Z');
const [EVENT] = events as [AnalyticsEvent];

/** A queue on a clock of its own; `pass` lets it run until nothing is open any more, while real sockets are at work. */
function queueTo(address: string, environment: Record<string, string> = { GA4_SECRET: 's3cret' }) {
  const clock = virtualClock(START);
  const metrics = createMetrics();
  const told: string[] = [];
  const queue = createGa4Queue({
    fetch: globalThis.fetch,
    environment,
    clock,
    random: () => 1,
    metrics,
    report: (tenant, reason) => void told.push(`${tenant}: ${reason}`),
    address,
  });
  const counted = (): Record<string, number> =>
    Object.fromEntries(
      [...metrics.text().matchAll(/ga4_events_total\{tenant="(\w+)",outcome="(\w+)"\} (\d+)/g)].map(
        ([, tenant, outcome, count]) => [`${tenant} ${outcome}`, Number(count)],
      ),
    );
  const settled = (): number => Object.values(counted()).reduce((sum, count) => sum + count, 0);
  const pass = async (count: number): Promise<void> => {
    while (settled() < count) {
      // Time stands still while an answer is on its way.
      await clock.run(() => true, 0);
      await clock.run(() => settled() >= count, 3_600_000).catch(() => setImmediate());
    }
  };
  return { ...queue, counted, told, pass, clock };
}

test('F11 events of a visit go to Google together, at most 25 in a request, with what it needs and no advertising', async () => {
  const { address, taken, wrong, queries } = await ga4Endpoint();
  const { add, pass, counted } = queueTo(address);
  for (let at = 0; at < 30; at++) add('a', GA4, visit, [EVENT]);
  add('a', GA4, OTHER, [EVENT]);
  await pass(31);
  expect(wrong).toEqual([]);
  expect(taken.map(({ client_id, events: sent }) => [client_id, sent.length]).toSorted()).toEqual(
    [
      [visit, 25],
      [visit, 5],
      [OTHER, 1],
    ].toSorted(),
  );
  expect(new Set(queries)).toEqual(new Set(['/mp/collect?measurement_id=G-ABC123&api_secret=s3cret']));
  expect(taken[0]).toMatchObject({
    timestamp_micros: START * 1000,
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
  });
  expect(taken[0]?.events[0]).toEqual({
    name: 'asc_click_to_call',
    params: {
      session_id: 193875214,
      engagement_time_msec: 1,
      event_id: 25,
      comm_type: 'voice',
      page_type: 'item',
      page_location: 'https://www.example.com/cars/2021-aldera-larkspur',
      item_id: 'stock-1041',
      item_condition: 'used',
    },
  });
  expect(counted()).toEqual({ 'a sent': 31 });
});

test('F11 whatever a page may send is within what Google keeps', async () => {
  const { address, taken, wrong } = await ga4Endpoint();
  const { add, pass } = queueTo(address);
  const long = 'é'.repeat(100);
  const words = Object.fromEntries([...EVENT_PARAMETERS, ...ITEM_PARAMETERS].map((key) => [key, long]));
  const page_location = `https://www.example.com/${'a'.repeat(470)}`;
  for (const name of ASC_EVENTS)
    add('a', GA4, visit, [{ ...words, name, event_id: 999, page_type: 'custom', page_location }]);
  await pass(ASC_EVENTS.length);
  expect(wrong).toEqual([]);
  expect(taken.flatMap(({ events: sent }) => sent.map(({ name }) => name))).toEqual([...ASC_EVENTS]);
  expect(taken[0]?.events[0]?.params['page_location']).toBe(page_location);
});

test('F11 control: the stand-in says what Google would drop', async () => {
  const { address, wrong } = await ga4Endpoint();
  const consent = { ad_user_data: 'DENIED', ad_personalization: 'DENIED' };
  const post = (sent: unknown[]) =>
    fetch(address, {
      method: 'POST',
      body: JSON.stringify({ client_id: visit, timestamp_micros: 1, consent, events: sent }),
    });
  const many = Object.fromEntries(Array.from({ length: 26 }, (_, at) => [`p${at}`, 1]));
  const bad = [
    { name: 'a'.repeat(41), params: {} },
    { name: 'two words', params: {} },
    { name: 'ok', params: many },
    { name: 'ok', params: { a: 'b'.repeat(101) } },
    { name: 'ok', params: { google_a: 1 } },
  ];
  for (const each of bad) await post([each]);
  await post(Array.from({ length: 26 }, () => ({ name: 'ok', params: {} })));
  expect(wrong).toHaveLength(bad.length + 1);
});

test('F11 an answer of 500, 429 or none at all is tried again with longer and longer pauses, then given up and counted', async () => {
  const { address, taken } = await ga4Endpoint([500, 429]);
  const back = queueTo(address);
  back.add('a', GA4, visit, [EVENT]);
  await back.pass(1);
  expect(back.counted()).toEqual({ 'a sent': 1 });
  expect(taken).toHaveLength(1);
  expect(back.clock.passed()).toBeGreaterThanOrEqual(7_000);

  const away = queueTo('http://127.0.0.1:1/');
  away.add('a', GA4, visit, [EVENT, EVENT]);
  await away.pass(2);
  expect(away.counted()).toEqual({ 'a unanswered': 2 });
  expect(away.clock.passed()).toBeLessThan(600_000);
});

test('F11 what Google refuses is dropped and counted; without a secret it is told once', async () => {
  const { address, queries } = await ga4Endpoint([400]);
  const refused = queueTo(address);
  refused.add('a', GA4, visit, [EVENT]);
  await refused.pass(1);
  expect(refused.counted()).toEqual({ 'a refused': 1 });
  const secretless = queueTo(address, {});
  for (const each of [visit, OTHER]) secretless.add('b', GA4, each, [EVENT]);
  await secretless.pass(2);
  expect(secretless.counted()).toEqual({ 'b no_secret': 2 });
  expect(secretless.told).toEqual(['b: GA4_SECRET is not set in the environment of the backend']);
  expect(queries).toHaveLength(1);
});

test('F11 the queue is bounded: what comes beside 5,000 waiting events is dropped and counted', () => {
  const { add, counted } = queueTo('http://127.0.0.1:1/');
  for (let at = 0; at < 5_003; at++) add('a', GA4, visit, [EVENT]);
  expect(counted()).toEqual({ 'a full': 3 });
});

test('F11 a stop hands over what waits, and takes nothing more', async () => {
  const { address, taken } = await ga4Endpoint();
  const { add, stop, counted } = queueTo(address);
  add('a', GA4, visit, [EVENT]);
  await stop();
  expect(taken).toHaveLength(1);
  add('a', GA4, visit, [EVENT]);
  expect(counted()).toEqual({ 'a sent': 1, 'a full': 1 });
});
