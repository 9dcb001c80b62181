import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { persistentList } from './persistent-list.ts';

const readText = (entry: unknown): string | undefined => (typeof entry === 'string' ? entry : undefined);

/** Storage as a browser has it, over a map. */
function storageOver(kept: Map<string, string>): Storage {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    length: 0,
  };
}

const listeners = new Set<(event: { key: string; newValue: string | null }) => void>();
beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: { site: 'plain' } } });
  vi.stubGlobal('addEventListener', (_: string, listener: never) => listeners.add(listener));
  vi.stubGlobal('removeEventListener', (_: string, listener: never) => listeners.delete(listener));
});
afterEach(() => {
  vi.unstubAllGlobals();
  listeners.clear();
});

test('F12 a list is kept under a key of its site and found again', () => {
  const kept = new Map<string, string>();
  const list = persistentList('things', readText, () => storageOver(kept));
  list.listen(() => {});
  list.keep(['a', 'b']);
  expect([...kept]).toEqual([['forecourt:plain:things', '["a","b"]']]);
  const again = persistentList('things', readText, () => storageOver(kept));
  again.listen(() => {});
  expect(again.get()).toEqual(['a', 'b']);
});

test.each(['', '{', '{"a":1}', 'null', '[1,{"x":2}]'])(
  'F12 storage that holds %j is an empty list',
  (text) => {
    const list = persistentList('things', readText, () =>
      storageOver(new Map([['forecourt:plain:things', text]])),
    );
    list.listen(() => {});
    expect(list.get()).toEqual([]);
  },
);

test('F12 storage that is full or blocked leaves a list for the page', () => {
  const blocked = (): Storage => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const list = persistentList('things', readText, blocked);
  list.listen(() => {});
  list.keep(['a']);
  expect(list.get()).toEqual(['a']);
});

test('F12 what another tab changes arrives', () => {
  const list = persistentList('things', readText, () => storageOver(new Map()));
  list.listen(() => {});
  for (const tell of listeners) tell({ key: 'forecourt:other:things', newValue: '["no"]' });
  expect(list.get()).toEqual([]);
  for (const tell of listeners) tell({ key: 'forecourt:plain:things', newValue: '["yes"]' });
  expect(list.get()).toEqual(['yes']);
});
