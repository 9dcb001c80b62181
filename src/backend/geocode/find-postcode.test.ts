import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { distanceKilometres } from '../../domain/location/distance.ts';
import { findPostcode } from './find-postcode.ts';
import { postcodeTable } from './postcode-table.ts';

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
    '0200\tACT\t-35.28\t149.12\tUniversity\n2620\tNSW\t-35.39\t149.21\tQueanbeyan;Hume\n',
  );
  expect(postcodeTable('postcode,locality,state,lat,long\n2000,Sydney,NSW,-33.86,151.2566')).toBe(
    '2000\tNSW\t-33.86\t151.26\tSydney\n',
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
  expect(await findPostcode('4510')).toMatchObject({ lat: -27.09, lng: 152.95 });
});

const HEAD = 'postcode,locality,state,lat,long';
const table = (lines: readonly string[], places: Parameters<typeof postcodeTable>[1] = []): string[] =>
  postcodeTable([HEAD, ...lines].join('\n'), places)
    .trimEnd()
    .split('\n');
const place = (name: string, people: number, lat: number, long: number, isPart = true) => ({
  name,
  state: 'NSW',
  people,
  lat,
  long,
  isPart,
});

test('K17 the largest place of a postcode is named first, parts of a town speaking for it, and it lies where its people live', () => {
  const lines = ['Erina', 'Gosford', 'Kariong', 'North Gosford'].map(
    (name) => `2250,${name},NSW,-33.33,151.19`,
  );
  const places = [
    place('Erina', 4700, -33.43, 151.39),
    place('Gosford', 3800, -33.42, 151.34),
    place('Kariong', 6300, -33.44, 151.29),
    place('North Gosford', 4000, -33.41, 151.35),
    place('Gosford', 90_000, -29, 148, false),
  ];
  expect(table(lines, places)).toEqual(['2250\tNSW\t-33.43\t151.34\tGosford;Kariong\t188']);
});

test('K17 a town of its own is named before a suburb with more people', () => {
  const places = [place('Brassall', 10_000, -27.6, 152.75), place('Ipswich', 3000, -27.62, 152.76, false)];
  expect(table(['4305,Brassall,NSW,-27.6,152.7', '4305,Ipswich,NSW,-27.6,152.7'], places)[0]).toContain(
    'Ipswich;Brassall',
  );
});

test('K17 a postcode of one place that is far from all its neighbours is at their median', () => {
  const around = [4066, 4067, 4068, 4069, 4073].map(
    (code, at) => `${code},Town ${at},QLD,-27.5${at},152.9${at}`,
  );
  const [, , , , alone, last] = table([...around, '4072,University,QLD,-27.549,152.33']);
  expect(alone).toBe('4072\tQLD\t-27.52\t152.92\tUniversity');
  expect(last).toBe('4073\tQLD\t-27.54\t152.94\tTown 4');
  // One of several places is an area of its own, however far it reaches.
  expect(table([...around, '4072,A,QLD,-27.549,152.33', '4072,B,QLD,-27.549,152.33'])[4]).toBe(
    '4072\tQLD\t-27.55\t152.33\tA;B',
  );
});

test('K17 boxes lie in the town they are named for, and a place of that name elsewhere takes nothing', () => {
  const lines = [
    '1450,Camperdown,NSW,-30.31,153.14',
    '2050,Camperdown,NSW,-33.89,151.18',
    '2640,Glenroy,NSW,-36.05,146.91',
    '2653,Glenroy,NSW,-35.76,148.03',
    '2653,Tumbarumba,NSW,-35.76,148.03',
  ];
  const places = [place('Camperdown', 8000, -33.89, 151.18), place('Glenroy', 4000, -36.05, 146.91)];
  expect(table(lines, places).map((line) => line.split('\t').slice(0, 4).join(' '))).toEqual([
    '1450 NSW -33.89 151.18',
    '2050 NSW -33.89 151.18',
    '2640 NSW -36.05 146.91',
    '2653 NSW -35.76 148.03',
  ]);
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
