import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLead, waitingLeads } from './lead-outbox.ts';

const SITE = 'a-dealer';
const lead = (key: string) => ({
  key,
  submission: { form: 'enquiry', values: { name: 'Jo' }, url: 'https://www.example.com.au/enquire' },
  files: {},
});
const accepted = { lead_id: 'l1', category: 'Vehicle Enquiry' };

let goOnline: () => void;

beforeEach(() => {
  vi.resetModules();
  goOnline = () => undefined;
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => (goOnline = listener));
  vi.stubGlobal('setInterval', () => 0);
});
afterEach(() => vi.unstubAllGlobals());

/** A tab of its own: its module holds the watchers of one page. */
const openTab = async () => (await import('./watch-outbox.ts')).watchOutbox;

test('F12 a try that is asked for while another fails is made after it', async () => {
  const tries: ((answer: Promise<Response>) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise((resolve) => tries.push(resolve)));
  await keepLead(SITE, lead('a'));
  const watchOutbox = await openTab();
  watchOutbox(SITE, {});
  await expect.poll(() => tries.length).toBe(1);
  goOnline();
  tries[0]?.(Promise.reject(new TypeError('away')));
  await expect.poll(() => tries.length).toBe(2);
  tries[1]?.(Promise.resolve(Response.json(accepted, { status: 201 })));
  await expect.poll(() => waitingLeads(SITE)).toEqual([]);
});

test('F12 the tab with the form hears of its lead from the tab that sent it, and one tab counts it', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(accepted, { status: 201 })));
  const heard: string[] = [];
  const form = await openTab();
  form(SITE, {
    isOwner: (key) => key === 'b',
    onOwnSent: (answer, isFromHere) => heard.push(`own ${answer.kind} ${isFromHere ? 'here' : 'elsewhere'}`),
    isHeld: () => true,
  });
  await keepLead(SITE, lead('b'));
  vi.resetModules();
  const other = await openTab();
  other(SITE, { onOtherSent: ({ key }, answer) => heard.push(`other ${key} ${answer.kind}`) });
  await expect.poll(() => heard).toEqual(['other b accepted', 'own accepted elsewhere']);
  expect(await waitingLeads(SITE)).toEqual([]);
});
