import { describe, expect, test } from 'vitest';
import type { SearchState } from '../../../domain/search/search-state.ts';
import type { FacetParameter } from '../../../domain/search/search-url.ts';
import { type AddressPlace, SearchAddress } from './search-address.ts';

const FACETS: FacetParameter[] = [
  { name: 'make', widget: 'menu' },
  { name: 'car_type', widget: 'list' },
];
const LIST = '/search/cars';
const USED: SearchState = { refinementList: { car_type: ['used'] } };
const USED_ALDERA: SearchState = { ...USED, menu: { make: 'Aldera' } };

/** A browser's history: `entries` are its addresses, `back` goes one back as the device's key does. */
function browser(first = LIST) {
  const entries = [first];
  const states: unknown[] = [null];
  let at = 0;
  let now = 10_000;
  const write = (step: number) => (state: unknown, _title: string, url?: string | URL | null) => {
    const next = url ?? entries[at];
    at += step;
    if (step > 0) entries.length = states.length = at;
    entries[at] = String(next);
    states[at] = state;
  };
  const place: AddressPlace = {
    get location() {
      return new URL(entries[at]!, 'https://dealer.test');
    },
    history: {
      pushState: write(1),
      replaceState: write(0),
      get state(): unknown {
        return states[at];
      },
    },
    performance: { now: () => now },
    scrollY: 0,
  };
  return {
    entries,
    address: new SearchAddress(place, LIST, FACETS),
    back: () => void (at -= 1),
    scrollTo: (pixels: number) => void (place.scrollY = pixels),
    pass: (milliseconds: number) => void (now += milliseconds),
  };
}

describe('S2 the address bar of a list', () => {
  test('each choice makes an entry, and what the list does not know stays', () => {
    const { address, entries } = browser(`${LIST}?utm_source=mail#top`);
    address.write(USED);
    address.write(USED_ALDERA);
    expect(entries).toEqual([
      `${LIST}?utm_source=mail#top`,
      `${LIST}?utm_source=mail&car_type=used#top`,
      `${LIST}?utm_source=mail&make=Aldera&car_type=used#top`,
    ]);
  });

  test('the same search is written once, however often it is told', () => {
    const { address, entries } = browser();
    address.write(USED);
    address.write({ ...USED });
    expect(entries).toEqual([LIST, `${LIST}?car_type=used`]);
  });

  test('letters of one text share an entry until a pause or a Back', () => {
    const { address, entries, back, pass } = browser();
    address.write({ query: 'a' });
    address.write({ query: 'al' });
    expect(entries).toEqual([LIST, `${LIST}?query=al`]);
    pass(5000);
    address.write({ query: 'ald' });
    expect(entries).toEqual([LIST, `${LIST}?query=al`, `${LIST}?query=ald`]);
    back();
    address.onMoved();
    address.write({ query: 'alp' });
    expect(entries).toEqual([LIST, `${LIST}?query=al`, `${LIST}?query=alp`]);
  });

  test('a correction takes the place of its address, and the choice after it does not', async () => {
    const { address, entries } = browser(`${LIST}?car_type=Used`);
    address.correct(() => queueMicrotask(() => address.write(USED)));
    await Promise.resolve();
    address.write(USED_ALDERA);
    expect(entries).toEqual([`${LIST}?car_type=used`, `${LIST}?make=Aldera&car_type=used`]);
  });

  test('a correction that corrects nothing leaves the next choice an entry', async () => {
    const { address, entries } = browser();
    address.correct(() => {});
    await Promise.resolve();
    address.write(USED);
    expect(entries).toEqual([LIST, `${LIST}?car_type=used`]);
  });

  test('S4 a Back that closed the filters leaves the history as it was', () => {
    const { address, entries, back } = browser();
    address.write(USED);
    address.write(USED_ALDERA);
    const before = [...entries];
    back();
    address.restore();
    expect(entries).toEqual(before);
    address.restore();
    expect(entries, 'where nothing was taken back').toEqual(before);
  });

  test('S4 a text typed just before such a Back gets an entry again', () => {
    const { address, entries, back } = browser();
    address.write({ query: 'ald' });
    back();
    address.restore();
    expect(entries).toEqual([LIST, `${LIST}?query=ald`]);
  });
});

describe('S2 S13 where a list is read from', () => {
  test('after a choice its top, once', () => {
    const { address } = browser();
    address.write(USED);
    expect([address.takeStart(), address.takeStart()]).toEqual(['top', undefined]);
  });

  test.each([
    ['a filter', `${LIST}?car_type=used`, USED],
    ['an order', `${LIST}?sortBy=price-asc`, { sortBy: 'price-asc' }],
    ['a page', `${LIST}?page=3`, { page: 3 }],
    ['a text', `${LIST}?query=alder`, { query: 'alder' }],
    ['a figure that is written otherwise', `${LIST}?page=9999`, { page: 12 }],
  ] as const)('after a load of an address with %s where the browser has it', (_, first, state) => {
    const { address, scrollTo } = browser(first);
    scrollTo(2048);
    address.correct(() => address.write(state as SearchState));
    expect(address.takeStart()).toBe(undefined);
  });

  test('after Back where it was left, whatever else its entry holds', () => {
    const { address, back, scrollTo, pass } = browser();
    address.write(USED);
    scrollTo(2048);
    pass(5000);
    address.write(USED_ALDERA);
    address.takeStart();
    scrollTo(300);
    back();
    address.onMoved();
    address.write(USED);
    expect(address.takeStart()).toBe(2048);
    address.onMoved();
    expect(address.takeStart()).toBe(undefined);
  });

  test('what the list cannot be narrowed by goes from the address, and nothing else', () => {
    const { address, entries } = browser(`${LIST}?state=NSW&utm_source=mail&car_type=used#top`);
    address.drop(['state']);
    expect(entries).toEqual([`${LIST}?utm_source=mail&car_type=used#top`]);
  });

  test('a Back that closed something moves nothing', () => {
    const { address, back } = browser();
    address.write(USED);
    back();
    address.restore();
    expect(address.takeStart()).toBe(undefined);
  });
});
