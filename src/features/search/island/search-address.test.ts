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
  let at = 0;
  let now = 10_000;
  const write = (step: number) => (_: unknown, _title: string, url?: string | URL | null) => {
    at += step;
    entries.splice(at, Infinity, String(url));
  };
  const place: AddressPlace = {
    get location() {
      return new URL(entries[at]!, 'https://dealer.test');
    },
    history: { pushState: write(1), replaceState: write(0) },
    performance: { now: () => now },
  };
  return {
    entries,
    address: new SearchAddress(place, LIST, FACETS),
    back: () => void (at -= 1),
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
