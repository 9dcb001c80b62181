import { expect, test } from 'vitest';
import { lostVehicleQuery } from './lost-vehicle-query.ts';

test.each([
  ['/cars/2023-kanzora-miko-go-hm11499', 'kanzora miko'],
  ['/cars/2019-aldera-larkspur-touring-hybrid-hm10001', 'aldera larkspur'],
  ['/cars/drayton-65-bt1', 'drayton'],
  ['/cars/2023-hm11499', undefined],
  ['/cars/', undefined],
  ['/cars/a/b', undefined],
  ['/cars/%3Cscript%3E', undefined],
  ['/search/kanzora', undefined],
  ['/search/cars/kanzora', undefined],
  ['/', undefined],
])('D2 the lost address %j asks for %j', (path, query) => {
  expect(lostVehicleQuery(path)).toBe(query);
});
