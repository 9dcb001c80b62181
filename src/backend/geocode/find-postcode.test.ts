import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { distanceKilometres } from '../../domain/location/distance.ts';
import { findPostcode } from './find-postcode.ts';

test.each([
  ['4000', 'QLD', -27.47, 153.02],
  ['2000', 'NSW', -33.87, 151.21],
  ['0800', 'NT', -12.46, 130.84],
  ['7000', 'TAS', -42.88, 147.33],
  ['2750', 'NSW', -33.75, 150.69],
  ['2751', 'NSW', -33.75, 150.69],
  ['3001', 'VIC', -37.81, 144.96],
  ['8001', 'VIC', -37.81, 144.96],
  ['4003', 'QLD', -27.47, 153.02],
  ['4004', 'QLD', -27.46, 153.02],
  ['4072', 'QLD', -27.52, 152.98],
  ['5001', 'SA', -34.93, 138.6],
  ['6038', 'WA', -31.63, 115.69],
  ['7310', 'TAS', -41.18, 146.36],
  ['5606', 'SA', -34.73, 135.87],
  ['2880', 'NSW', -31.96, 141.46],
  ['0871', 'NT', -23.7, 133.88],
  ['1192', 'NSW', -33.87, 151.21],
  ['3502', 'VIC', -34.19, 142.16],
  ['6081', 'WA', -31.88, 116.15],
  ['2775', 'NSW', -33.31, 150.95],
])('K17 %s lies in %s', async (postcode, state, lat, lng) => {
  const place = await findPostcode(postcode);
  expect(place?.state).toBe(state);
  // Five hundredths of a degree are five kilometres: the middle of a town is no point.
  expect(Math.abs((place?.lat ?? 0) - lat)).toBeLessThan(0.05);
  expect(Math.abs((place?.lng ?? 0) - lng)).toBeLessThan(0.05);
  expect(place?.localities[0]).toMatch(/^[A-Z]/);
});

test.each([
  ['2000', 'Sydney'],
  ['2150', 'Parramatta'],
  ['6000', 'Perth'],
  ['2250', 'Gosford'],
  ['2574', 'Bargo'],
  ['4209', 'Coomera'],
  ['2750', 'Penrith'],
  ['7320', 'Burnie'],
  ['7310', 'Devonport'],
  ['7307', 'Latrobe'],
  ['7315', 'Ulverstone'],
  ['2148', 'Blacktown'],
  ['4305', 'Ipswich'],
  ['3175', 'Dandenong'],
  ['6168', 'Rockingham'],
  ['5606', 'Port Lincoln'],
  ['4825', 'Mount Isa'],
])('K17 %s is called %s, as people call it', async (postcode, name) => {
  expect((await findPostcode(postcode))?.localities[0]).toBe(name);
});

test.each(['', '9999', '400', '40000', '4000\t', 'abcd'])('L8 %j is no postcode', async (postcode) => {
  expect(await findPostcode(postcode)).toBeUndefined();
});

test('K17 the table stays under 150 KB', () => {
  expect(statSync(new URL('../../domain/location/postcodes.tsv', import.meta.url)).size).toBeLessThan(
    150_000,
  );
});

test('L8 every postcode of the table lies in Australia, and one of a single place near its neighbours', async () => {
  const codes = Array.from({ length: 10_000 }, (_, code) => String(code).padStart(4, '0'));
  const places = (await Promise.all(codes.map(findPostcode))).filter((one) => one !== undefined);
  expect(places.length).toBeGreaterThan(3000);
  const wrong = places.filter((one) => {
    if (one.localities.length > 1) return false;
    const near = places.filter(
      (other) =>
        other !== one &&
        other.state === one.state &&
        Math.abs(Number(other.postcode) - Number(one.postcode)) <= 5,
    );
    const at = ({ lat, lng }: { lat: number; lng: number }) => ({ lat, long: lng });
    const away = near.map((other) => distanceKilometres(at(other), at(one)));
    const apart = near.flatMap((a) => near.map((b) => distanceKilometres(at(a), at(b))));
    return near.length > 3 && Math.max(...apart) < 40 && Math.min(...away) > 40;
  });
  expect(wrong.map(({ postcode }) => postcode)).toEqual([]);
});
