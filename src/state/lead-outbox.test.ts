import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { dropLead, keepLead, sendWaiting, waitingLeads, type WaitingLead } from './lead-outbox.ts';

const lead = (key: string): WaitingLead => ({
  key,
  submission: { form: 'enquiry', values: { name: 'Jo' }, url: 'https://www.example.com.au/enquire' },
  files: {},
});
const answer = (status: number, body: unknown) => Promise.resolve(Response.json(body, { status }));
let site = 0;
const nextSite = (): string => `site-${(site += 1)}`;

afterEach(() => vi.unstubAllGlobals());

/** Answers the posts one after the other, and says under which keys they came. */
function backend(...answers: (() => Promise<Response>)[]): string[] {
  const keys: string[] = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key') ?? '');
    return (answers.shift() ?? (() => Promise.reject(new Error('away'))))();
  });
  return keys;
}

test('F2 a lead waits until the backend answers, and is sent under the same key each time', async () => {
  const name = nextSite();
  const keys = backend(
    () => Promise.reject(new TypeError('away')),
    () => answer(503, { error: 'busy' }),
    () => answer(200, 'no lead id'),
    () => answer(201, { lead_id: 'l1', category: 'Vehicle Enquiry' }),
  );
  expect(await keepLead(name, lead('a'))).toBe(true);
  const sent: string[] = [];
  for (let tries = 0; tries < 5; tries++) await sendWaiting(name, ({ key }) => sent.push(key));
  expect(keys).toEqual(['a', 'a', 'a', 'a']);
  expect(sent).toEqual(['a']);
  expect(await waitingLeads(name)).toEqual([]);
});

test('F2 what the backend refuses for good is told and not sent again', async () => {
  const name = nextSite();
  const keys = backend(() =>
    answer(422, { error: 'Please fix', errors: [{ field: 'phone', message: 'No' }] }),
  );
  await keepLead(name, lead('a'));
  const answers: unknown[] = [];
  for (let tries = 0; tries < 2; tries++) await sendWaiting(name, (_, told) => answers.push(told));
  expect(keys).toEqual(['a']);
  expect(answers).toEqual([
    { kind: 'refused', error: 'Please fix', errors: [{ field: 'phone', message: 'No' }] },
  ]);
});

test('F2 one that is too early keeps its place and those behind it', async () => {
  const name = nextSite();
  const keys = backend(() => answer(429, { error: 'Too many' }));
  await keepLead(name, lead('a'));
  await keepLead(name, lead('b'));
  await sendWaiting(name, () => undefined);
  expect(keys).toEqual(['a']);
  expect((await waitingLeads(name)).map(({ key }) => key)).toEqual(['a', 'b']);
});

test('F2 what the shopper sends by hand waits no more; sites have outboxes of their own', async () => {
  const [one, other] = [nextSite(), nextSite()];
  await keepLead(one, lead('a'));
  expect(await waitingLeads(other)).toEqual([]);
  await dropLead(one, 'a');
  expect(await waitingLeads(one)).toEqual([]);
});

test('R12 one whose shopper writes on stays, and those behind it go', async () => {
  const name = nextSite();
  const keys = backend(() => answer(200, { lead_id: 'l2', category: 'Vehicle Enquiry' }));
  await keepLead(name, lead('a'));
  await keepLead(name, lead('b'));
  await sendWaiting(
    name,
    () => undefined,
    ({ key }) => key === 'a',
  );
  expect(keys).toEqual(['b']);
  expect((await waitingLeads(name)).map(({ key }) => key)).toEqual(['a']);
});

test('F2 F12 a tab waits for its turn, and sends what a tab that closed in its own turn has left', async () => {
  const name = nextSite();
  const keys = backend(() => answer(200, { lead_id: 'l3', category: 'Vehicle Enquiry' }));
  await keepLead(name, lead('a'));
  let close: () => void = () => undefined;
  const other = navigator.locks.request(
    `forecourt:${name}:outbox`,
    () => new Promise<void>((resolve) => (close = resolve)),
  );
  const sent = sendWaiting(name, () => undefined);
  expect((await navigator.locks.query()).pending).toMatchObject([{ name: `forecourt:${name}:outbox` }]);
  close();
  await Promise.all([other, sent]);
  expect(keys).toEqual(['a']);
});
