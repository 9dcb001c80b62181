import { beforeEach, expect, test, vi } from 'vitest';

const KEY = 'forecourt:plain:enquiry';
let kept = new Map<string, string>();
const tabs = new EventTarget();

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('window', tabs);
  vi.stubGlobal('document', { documentElement: { getAttribute: () => 'plain' } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

/** A page of its own: it shares with others what the device keeps. */
async function openTab() {
  vi.resetModules();
  return await import('./lead-drafts.ts');
}

test('F2 F12 a lead that two tabs let go of leaves who asked', async () => {
  const [form, other] = [await openTab(), await openTab()];
  form.keepDraft('contact', { name: 'Jo', phone: '0491 570 156', message: 'Hello' });
  // The page that sent the lead is another one than that of the form, which hears of it.
  other.forgetAsked('contact');
  form.forgetAsked('contact');
  expect((await openTab()).storedDraft('contact')).toEqual({ name: 'Jo', phone: '0491 570 156' });
});

test('F2 F12 a lead of a form without a draft leaves who asked by another', async () => {
  const tab = await openTab();
  tab.keepPerson({ name: 'Jo' });
  tab.forgetAsked('contact');
  expect((await openTab()).storedDraft('enquiry')).toEqual({ name: 'Jo' });
});

test('X4 F12 drafts of two tabs are kept beside each other, and each is what the next form begins with', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.keepDraft('contact', { name: 'Jo', message: 'Hello' });
  other.keepDraft('fleet', { message: 'Twelve vans' });
  tabs.dispatchEvent(new Event('storage'));
  expect(one.storedDraft('fleet')).toEqual({ name: 'Jo', message: 'Twelve vans' });
  one.clearDrafts();
  expect(kept.has(KEY)).toBe(false);
});
