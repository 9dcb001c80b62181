import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleVehicle } from '../../domain/vehicle/example-vehicle.fixture.ts';
import { readLastGood, recordLastGood } from './last-good.ts';
import { stockFigures } from './stock-figures.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'last-good-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the last good figures come back as they were recorded', async () => {
  expect(await readLastGood(folder)).toEqual({ figures: undefined });
  const counts = { read: 2, quarantined: 0, contradicting: 1, droppedVins: 0 };
  const figures = stockFigures([exampleVehicle(), exampleVehicle({ id: 'b', price: undefined })], counts);
  await recordLastGood(folder, figures, { release: 'r1', releases: [] });
  expect(await readLastGood(folder)).toEqual({ figures });
});

test('S10 after a rollback the figures are those of the release that is live', async () => {
  const [first, second, third] = ['000001-a', '000002-b', '000003-c'] as const;
  await recordLastGood(folder, { count: 1_060 }, { release: first, releases: [] });
  await recordLastGood(folder, { count: 100 }, { release: second, releases: [first] });
  expect(await readLastGood(folder, second)).toEqual({ figures: { count: 100 } });
  expect(await readLastGood(folder, first)).toEqual({ figures: { count: 1_060 } });
  expect(await readLastGood(folder, 'none')).toEqual({ figures: { count: 100 } });
  await recordLastGood(folder, { count: 3 }, { release: third, releases: [second, third] });
  expect(await readdir(path.join(folder, 'published'))).toEqual([`${second}.json`, `${third}.json`]);
});

test('figures of an older build, count and median alone, are read', async () => {
  await writeFile(path.join(folder, 'last-good.json'), '{"count":3,"medianPrice":20000}');
  expect(await readLastGood(folder)).toEqual({ figures: { count: 3, medianPrice: 20_000 } });
});

test.each(['{"count":', '[]', '{"count":"3"}', ''])(
  'damaged figures %j are told with their file',
  async (text) => {
    await writeFile(path.join(folder, 'last-good.json'), text);
    expect(await readLastGood(folder)).toEqual({ damaged: path.join(folder, 'last-good.json') });
  },
);

test('S10 damaged figures of the live release are told, and not those of another used in their place', async () => {
  await recordLastGood(folder, { count: 5 }, { release: '000009-z', releases: [] });
  const file = path.join(folder, 'published', '000009-z.json');
  await writeFile(file, '{');
  expect(await readLastGood(folder, '000009-z')).toEqual({ damaged: file });
});
