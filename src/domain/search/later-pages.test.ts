import { describe, expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { laterPages, laterPageSizes, MAX_PAGES } from './later-pages.ts';

const vehicles = Array.from({ length: 100 }, (_, at) => exampleVehicle({ id: `v${at}` }));

test.each([
  [1, { least: 1, most: 1 }],
  [6, { least: 3, most: 9 }],
  [21, { least: 10, most: 31 }],
])('S4 behind a first page of %d cars, pages have %j', (pageSize, sizes) => {
  expect(laterPageSizes(pageSize)).toEqual(sizes);
});

test.each([0, 1, 21])('S4 a list of %d cars has no later pages', (count) => {
  expect(laterPages(vehicles.slice(0, count), 21)).toEqual([]);
});

test('S1 the first later page has a fixed name, the others that of the car they begin with', () => {
  const pages = laterPages(vehicles, 21);
  const [first, ...others] = pages;
  expect(first?.name).toBe('first');
  expect(others.length).toBeGreaterThan(1);
  expect(others.map(({ name }) => name)).toEqual(others.map((page) => page.vehicles[0]?.slug));
  expect(pages.flatMap((page) => page.vehicles)).toEqual(vehicles.slice(21));
});

test.each([1, 2, 3, 5])('S4 a tenant may have %d cars on a page', (pageSize) => {
  expect(laterPages(vehicles, pageSize).flatMap((page) => page.vehicles)).toEqual(vehicles.slice(pageSize));
});

describe('a list whose cars are on narrower lists', () => {
  const size = 4;
  const cars = Array.from({ length: 200 }, (_, at) => exampleVehicle({ id: `v${at}` }));
  const whole = laterPages(cars, size);

  test('S1 has the first twenty of its later pages, as they are', () => {
    expect(whole.length).toBeGreaterThan(MAX_PAGES);
    expect(laterPages(cars, size, () => true)).toEqual(whole.slice(0, MAX_PAGES));
  });

  test('S1 goes on with those that are on no narrower list, so that none is lost', () => {
    const pages = laterPages(cars, size, ({ id }) => !id.endsWith('7'));
    expect(pages.slice(0, MAX_PAGES)).toEqual(whole.slice(0, MAX_PAGES));
    const behind = whole.slice(MAX_PAGES).flatMap((page) => page.vehicles);
    const kept = behind.filter(({ id }) => id.endsWith('7'));
    expect(kept.length).toBeGreaterThan(size);
    expect(pages.slice(MAX_PAGES).flatMap((page) => page.vehicles)).toEqual(kept);
    expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
  });

  test('S1 keeps all pages but a few when a car comes first', () => {
    const before = new Set(laterPages(cars, size, () => true).map((page) => JSON.stringify(page)));
    const after = laterPages([exampleVehicle({ id: 'new' }), ...cars], size, () => true);
    expect(after.filter((page) => !before.has(JSON.stringify(page))).length).toBeLessThanOrEqual(3);
  });
});
