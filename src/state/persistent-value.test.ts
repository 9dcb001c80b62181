import { expect, test } from 'vitest';
import { type KeptPlace, persistentValue } from './persistent-value.ts';

type Mode = 'works' | 'full' | 'blocked';

/** A page of a site whose storage is a map, with a number as its value; `mode` says what its storage does. */
function page(kept: Map<string, string>, mode: Mode = 'works') {
  const events = new EventTarget();
  let reads = 0;
  const place: KeptPlace = {
    site: () => 'plain',
    storage: () => {
      if (mode === 'blocked') throw new DOMException('The operation is insecure.', 'SecurityError');
      return {
        getItem: (key) => {
          reads += 1;
          return kept.get(key) ?? null;
        },
        setItem: (key, value) => {
          if (mode === 'full') throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
          kept.set(key, value);
        },
        removeItem: (key) => kept.delete(key),
      };
    },
    events: () => events,
  };
  const value = persistentValue<number>(
    'figure',
    (text) => Number(text ?? 0),
    (figure) => (figure === 0 ? undefined : String(figure)),
    place,
  );
  return { value, reads: () => reads, tell: (event: string) => events.dispatchEvent(new Event(event)) };
}

const KEY = 'forecourt:plain:figure';

test('X4 F12 a value is read when it is first asked for, and kept as its text', () => {
  const kept = new Map([[KEY, '1']]);
  const { value, reads } = page(kept);
  expect(reads()).toBe(0);
  expect(value.get()).toBe(1);
  value.keep(2);
  expect([...kept]).toEqual([[KEY, '2']]);
  expect(page(kept).value.get()).toBe(2);
});

test('X4 F12 a value without a text is taken away', () => {
  const kept = new Map([[KEY, '1']]);
  const { value } = page(kept);
  value.keep(0);
  expect([...kept]).toEqual([]);
  expect(value.get()).toBe(0);
});

test.each(['storage', 'pageshow'])('X4 on %s the value is the one of storage', (event) => {
  const kept = new Map([[KEY, '1']]);
  const { value, tell } = page(kept);
  const seen: number[] = [];
  value.subscribe((figure) => seen.push(figure));
  kept.set(KEY, '2');
  tell(event);
  tell(event);
  kept.delete(KEY);
  tell(event);
  expect(seen).toEqual([1, 2, 0]);
});

test('X4 a change counts in what another tab kept a moment before', () => {
  const kept = new Map([[KEY, '1']]);
  const { value } = page(kept);
  const seen: number[] = [];
  value.subscribe((figure) => seen.push(figure));
  // The event of it has not come yet.
  kept.set(KEY, '10');
  value.change((figure) => figure + 1);
  expect(kept.get(KEY)).toBe('11');
  expect(seen).toEqual([1, 10, 11]);
});

test.each<[Mode, number]>([
  ['full', 1],
  ['blocked', 0],
])('X4 F12 where storage is %s a value lasts as long as the page', (mode, before) => {
  const { value, tell } = page(new Map([[KEY, '1']]), mode);
  // Before anything has asked for it, too.
  value.keep(2);
  tell('storage');
  expect(value.get()).toBe(2);
  value.change((figure) => figure + 1);
  tell('pageshow');
  expect(value.get()).toBe(3);
  expect(page(new Map([[KEY, '1']]), mode).value.get()).toBe(before);
});
