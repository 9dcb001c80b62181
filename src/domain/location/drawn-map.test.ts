import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCoast } from './coast.ts';
import { drawnMap } from './drawn-map.ts';
import { KNOWN_TOWNS } from './known-towns.ts';
import { labelBox, overlap, placeLabel } from './map-labels.ts';
import { mapTowns } from './map-towns.ts';
import { readPostcodeTable } from './postcode-places.ts';

const places = readPostcodeTable(readFileSync(new URL('./postcodes.tsv', import.meta.url), 'utf8'));
const coast = readCoast(readFileSync(new URL('./coast.txt', import.meta.url), 'utf8'));
const data = { places, coast };
const SIZE = { width: 352, height: 272 };
const artarmon = { name: 'Harbour Artarmon', at: { lat: -33.8132, long: 151.1838 } };
const mildura = { name: 'Wattle Mildura', at: { lat: -34.1931, long: 142.1542 } };
const glynde = { name: 'Wattle Glynde', at: { lat: -34.9005, long: 138.6422 } };

test.each([
  ['in a city', [artarmon], ['2 km', '5 km']],
  ['in the country', [mildura], undefined],
  ['two yards a state apart', [mildura, glynde], ['100 km', '200 km']],
])('L4 a drawing of a yard %s has its pin, suburbs with names, and rings', (_, locations, rings) => {
  const map = drawnMap(locations, data, SIZE);
  expect(map?.yards.map(({ label }) => label?.text)).toEqual(locations.map(({ name }) => name));
  expect(map?.towns.length).toBeGreaterThan(4);
  if (rings) expect(map?.rings.map(({ label }) => label.text)).toEqual(rings);
});

test('L4 no word of a drawing covers another or leaves it, wherever in Australia it is', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...places),
      fc.constantFrom(SIZE, { width: 640, height: 400 }),
      (place, size) => {
        const map = drawnMap([{ name: 'A Yard', at: { lat: place.lat, long: place.lng } }], data, size);
        const labels = [...(map?.rings ?? []), ...(map?.towns ?? []), ...(map?.yards ?? [])].flatMap(
          ({ label }) => (label ? [labelBox(label)] : []),
        );
        for (const [index, box] of labels.entries()) {
          expect(labels.slice(index + 1).some((other) => overlap(box, other))).toBe(false);
          expect(box.left >= 0 && box.right <= size.width && box.top >= 0 && box.bottom <= size.height).toBe(
            true,
          );
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('L8 a ring is as far from the middle as it says', () => {
  const map = drawnMap([artarmon], data, SIZE);
  const [inner, outer] = map?.rings ?? [];
  expect((outer?.radius ?? 0) / (inner?.radius ?? 1)).toBeCloseTo(2.5, 1);
  // Chatswood is 1.5 km to the north of Artarmon.
  const chatswood = map?.towns.find(({ label }) => label.text === 'Chatswood');
  expect(chatswood && chatswood.y < map!.middle.y).toBe(true);
});

test('yards that would cover one another are one pin that says how many, and in which town', () => {
  const near = { name: 'Next door', at: { lat: -33.8133, long: 151.184 } };
  const map = drawnMap([artarmon, near, mildura], data, SIZE);
  expect(map?.yards.map(({ label }) => label?.text)).toEqual(['2 yards in Sydney', 'Wattle Mildura']);
  const remote = { name: 'Far', at: { lat: -25, long: 130 } };
  const far = drawnMap([remote, { ...remote, name: 'Next' }, mildura], data, SIZE);
  expect(far?.yards.map(({ label }) => label?.text)).toEqual(['2 yards', 'Wattle Mildura']);
  // On a map of two states they are under one pin, and still in two towns.
  const geelong = { name: 'Geelong', at: { lat: -38.147, long: 144.361 } };
  const laverton = { name: 'Laverton', at: { lat: -37.833, long: 144.817 } };
  const both = drawnMap([laverton, geelong, artarmon], data, SIZE);
  expect(both?.yards.map(({ label }) => label?.text)).toEqual(['2 yards', 'Harbour Artarmon']);
  expect(drawnMap([], data, SIZE)).toBeUndefined();
});

test('towns are those with most people first, each once, and no post office box', () => {
  const at = (postcode: string, name: string, lat: number, people: number) => ({
    postcode,
    state: 'NSW',
    lat,
    lng: 151,
    localities: [name],
    people,
  });
  const found = mapTowns(
    [
      at('2063', 'C', -33, 200),
      at('2060', 'B', -33.1, 9000),
      at('2700', 'A', -33.2, 12_000),
      at('2064', 'C', -33.01, 100),
      at('1500', 'D', -33, 99_000),
      at('2065', 'E', -35, 99_000),
    ],
    { lat: -33, long: 151 },
    50,
  );
  expect(found.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
});

test.each([
  ['Spreyton', { lat: -41.237, long: 146.239 }, 50, ['Devonport', 'Ulverstone', 'Latrobe', 'Burnie']],
  ['Brookvale', { lat: -33.763, long: 151.271 }, 10, ['Dee Why', 'Manly']],
  ['Glynde', { lat: -34.9, long: 138.65 }, 20, ['Adelaide', 'Salisbury']],
])('L4 around %s are the towns that people there know', (_, middle, kilometres, expected) => {
  const names = mapTowns(places, middle, kilometres)
    .slice(0, 20)
    .map(({ name }) => name);
  for (const name of expected) expect(names).toContain(name);
  expect(names).not.toContain('Demancourt');
  expect(names).not.toContain('Adelaide University');
});

test('L4 Penrith is west of Brookvale', () => {
  const towns = mapTowns(places, { lat: -33.763, long: 151.271 }, 100).filter(
    ({ name }) => name === 'Penrith',
  );
  expect(towns.map(({ at }) => at.long < 150.8)).toEqual([true]);
});

test('a word goes to the side that is free, or nowhere', () => {
  const frame = { left: 0, top: 0, right: 200, bottom: 100 };
  const dot = { x: 100, y: 50 };
  expect(placeLabel('Town', dot, [], frame)?.anchor).toBe('start');
  expect(placeLabel('Town', dot, [{ left: 101, top: 0, right: 200, bottom: 100 }], frame)?.anchor).toBe(
    'end',
  );
  expect(placeLabel('Town', dot, [frame], frame)).toBeUndefined();
});

test('a map of several states shows towns that people know, and no suburb', () => {
  const brisbane = { name: 'North', at: { lat: -27.5433, long: 153.0882 } };
  const names = drawnMap([artarmon, brisbane, mildura], data, SIZE)?.towns.map(({ label }) => label.text);
  expect(names?.length).toBeGreaterThan(5);
  expect(names?.filter((name) => ![...KNOWN_TOWNS.values()].includes(name))).toEqual([]);
});
