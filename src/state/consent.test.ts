import { beforeEach, expect, test, vi } from 'vitest';

const KEY = 'forecourt:plain:consent';
const NOW = Date.UTC(2026, 10, 26);
let kept = new Map<string, string>();
let tab = new EventTarget();

beforeEach(() => {
  kept = new Map();
  tab = new EventTarget();
  vi.useFakeTimers({ now: NOW });
  vi.resetModules();
  vi.stubGlobal('window', tab);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { documentElement: { getAttribute: () => 'plain' } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('X4 F11 F12 a decision is kept beside those of other kinds, letter for letter as before', async () => {
  const { keepConsent } = await import('./consent.ts');
  keepConsent({ chat: true });
  keepConsent({ analytics: false });
  expect(kept.get(KEY)).toBe(`{"chat":true,"analytics":false,"at":${NOW}}`);
});

test('X4 F11 a decision of another tab counts at once, and so does its withdrawal', async () => {
  const { $consent, hasConsent } = await import('./consent.ts');
  const seen: boolean[] = [];
  $consent.subscribe(() => seen.push(hasConsent('analytics')));
  for (const analytics of [true, false]) {
    kept.set(KEY, JSON.stringify({ analytics, at: NOW }));
    tab.dispatchEvent(new Event('storage'));
  }
  expect(seen).toEqual([false, true, false]);
});

test('X4 F11 Global Privacy Control rejects counting, and changes nothing that is kept', async () => {
  kept.set(KEY, `{"analytics":true,"at":${NOW}}`);
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  const { consentChoices, keepConsent } = await import('./consent.ts');
  expect(consentChoices()).toEqual({ analytics: false });
  keepConsent({ frames: true });
  expect(kept.get(KEY)).toBe(`{"analytics":true,"frames":true,"at":${NOW}}`);
});
