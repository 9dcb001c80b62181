import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findPostcode } from './find-postcode.ts';
import { postcodeTable } from './postcode-table.ts';

test.each([
  ['4000', 'QLD', -27.47, 153.02],
  ['2000', 'NSW', -33.87, 151.21],
  ['0800', 'NT', -12.46, 130.84],
  ['7000', 'TAS', -42.88, 147.33],
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

test('K17 a postcode over a border is in the state of most of its places, in the middle of them', () => {
  const csv = [
    'postcode,locality,state,lat,long',
    '2620,Queanbeyan,NSW,-35.35,149.23',
    '2620,Hume,ACT,-35.39,149.16',
    '2620,Googong,NSW,-35.41,149.22',
    '2620,Googong,NSW,-35.41,149.22',
    '0200,University,ACT,-35.28,149.12',
  ].join('\n');
  expect(postcodeTable(csv)).toBe(
    '0200\tACT\t-35.28\t149.12\tUniversity\n2620\tNSW\t-35.39\t149.21\tQueanbeyan;Hume;Googong\n',
  );
  expect(postcodeTable('postcode,locality,state,lat,long\n2000,Sydney,NSW,-33.86,151.2566')).toBe(
    '2000\tNSW\t-33.87\t151.21\tSydney\n',
  );
  expect(() => postcodeTable('<html>')).toThrow("The first line is '<html>'");
});

test('L8 a place that the list puts a state away does not move its postcode', async () => {
  const csv = [
    'postcode,locality,state,lat,long',
    '4510,Beachmere,QLD,-27.07,152.96',
    '4510,Caboolture,QLD,-27.07,152.96',
    '4510,Caboolture Bc,QLD,-19.70,145.77',
  ].join('\n');
  expect(postcodeTable(csv)).toBe('4510\tQLD\t-27.07\t152.96\tCaboolture;Beachmere\n');
  expect(await findPostcode('4510')).toMatchObject({ lat: -27.07, lng: 152.96 });
});
