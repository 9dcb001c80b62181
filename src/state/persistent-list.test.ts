import { expect, test } from 'vitest';
import type { StoredList } from '../domain/saved/stored-list.ts';
import type { KeptPlace } from './persistent-value.ts';
import { persistentList } from './persistent-list.ts';

const THINGS: StoredList<string> = {
  name: 'things',
  read: (entry) => (typeof entry === 'string' ? entry : undefined),
  keyOf: (thing) => thing,
  most: 3,
};

/** A page of a site whose storage is a map; `mode` says what its storage does. */
function page(kept: Map<string, string>, mode: 'works' | 'full' | 'blocked' = 'works', site = 'plain') {
  const events = new EventTarget();
  const home: KeptPlace = {
    site: () => site,
    storage: () => {
      if (mode === 'blocked') throw new DOMException('The operation is insecure.', 'SecurityError');
      return {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => {
          if (mode === 'full') throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
          kept.set(key, value);
        },
        removeItem: (key) => kept.delete(key),
      };
    },
    events: () => events,
  };
  return {
    list: persistentList(THINGS, home),
    tell: (event: string) => events.dispatchEvent(new Event(event)),
  };
}

test('F12 a list is kept under a key of its site and found again on the next page', () => {
  const kept = new Map<string, string>();
  page(kept).list.keep(['a', 'b']);
  expect([...kept]).toEqual([['forecourt:plain:things', '["a","b"]']]);
  expect(page(kept).list.get()).toEqual(['a', 'b']);
  expect(page(kept, 'works', 'other').list.get()).toEqual([]);
});

test('F12 storage is not read before something asks for the list', () => {
  const kept = new Map([['forecourt:plain:things', '["a"]']]);
  const { list } = page(kept);
  kept.set('forecourt:plain:things', '["b"]');
  expect(list.get()).toEqual(['b']);
});

test.each(['', '{', '{"a":1}', 'null', '[1,{"x":2}]', '"a"'])(
  'F12 storage that holds %j is an empty list, and can be filled',
  (text) => {
    const kept = new Map([['forecourt:plain:things', text]]);
    const { list } = page(kept);
    expect(list.get()).toEqual([]);
    list.keep(['a']);
    expect(kept.get('forecourt:plain:things')).toBe('["a"]');
  },
);

test.each(['full', 'blocked'] as const)(
  'F12 where storage is %s the list lasts as long as the page',
  (mode) => {
    const { list, tell } = page(new Map([['forecourt:plain:things', '["old"]']]), mode);
    const seen: (readonly string[])[] = [];
    list.subscribe((entries) => seen.push(entries));
    list.keep(['a']);
    tell('storage');
    tell('pageshow');
    expect(list.get()).toEqual(['a']);
    expect(seen.at(-1)).toEqual(['a']);
  },
);

test.each([
  ['storage', 'another tab changes it'],
  ['pageshow', 'the back button brings the page back'],
])('F12 on %s, %s: the list is the one of storage', (event) => {
  const kept = new Map([['forecourt:plain:things', '["a"]']]);
  const { list, tell } = page(kept);
  const seen: (readonly string[])[] = [];
  list.subscribe((entries) => seen.push(entries));
  kept.set('forecourt:plain:things', '["b"]');
  tell(event);
  kept.clear();
  tell(event);
  expect(seen).toEqual([['a'], ['b'], []]);
});

test('F12 an event that changes nothing tells nobody, and other sites are not heard', () => {
  const kept = new Map([['forecourt:plain:things', '["a"]']]);
  const { list, tell } = page(kept);
  const seen: (readonly string[])[] = [];
  list.subscribe((entries) => seen.push(entries));
  kept.set('forecourt:other:things', '["no"]');
  tell('storage');
  list.keep(['a', 'b']);
  tell('pageshow');
  expect(seen).toEqual([['a'], ['a', 'b']]);
});
