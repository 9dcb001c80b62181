import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findPlace, nearestPostcode } from './find-place.ts';
import { readPostcodeTable } from './postcode-places.ts';

const TABLE = readPostcodeTable(readFileSync(new URL('postcodes.tsv', import.meta.url), 'utf8'));

describe('L8 the place that a text names', () => {
  test.each([
    ['3220', '3220', -38.1, 144.4],
    [' 3220 ', '3220', -38.1, 144.4],
    ['3220 Geelong', '3220', -38.1, 144.4],
    ['geelong', 'Geelong VIC', -38.1, 144.4],
    ['SYDNEY', 'Sydney NSW', -33.9, 151.2],
    ['Richmond', 'Richmond VIC', -37.8, 145],
    ['richmond nsw', 'Richmond NSW', -33.6, 150.8],
    ['Richmond, New South Wales', 'Richmond NSW', -33.6, 150.8],
    ['Coffs  Harbour', 'Coffs Harbour NSW', -30.3, 153.1],
    ['0800', '0800', -12.5, 130.8],
    ['Gold Coast', 'Gold Coast QLD', -28, 153.4],
  ])('%s', (text, name, lat, lng) => {
    const found = findPlace(text, TABLE);
    expect(found?.name).toBe(name);
    expect(found?.at.lat).toBeCloseTo(lat, 0);
    expect(found?.at.lng).toBeCloseTo(lng, 0);
  });

  test.each(['', ' ', '9999', '322', '32200', 'nowhere at all', '%', 'nsw', '٣٢٢٠'])(
    'nothing of %s',
    (text) => {
      expect(findPlace(text, TABLE)).toBeUndefined();
    },
  );

  test('a name in an address names the same place again', () => {
    for (const text of ['geelong', '3220', 'richmond', 'st kilda'])
      expect(findPlace(findPlace(text, TABLE)?.name ?? '', TABLE)).toEqual(findPlace(text, TABLE));
  });
});

describe('L8 the postcode nearest to a position', () => {
  test.each([
    [-38.15, 144.36, '3220'],
    [-33.87, 151.21, '2000'],
    // Off the coast, and the south pole: whichever is nearest.
    [-33.9, 152.5, '2260'],
    [-90, 0, '7117'],
  ])('%s, %s', (lat, lng, postcode) => {
    expect(nearestPostcode({ lat, lng }, TABLE)?.name).toBe(postcode);
  });

  test('a place of post boxes alone is nobody’s', () => {
    const box = { ...TABLE[0]!, postcode: '1001', lat: -33.87, lng: 151.21 };
    expect(nearestPostcode({ lat: -33.87, lng: 151.21 }, [box])).toBeUndefined();
    expect(nearestPostcode({ lat: -33.87, lng: 151.21 }, [])).toBeUndefined();
  });
});
