import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.ts';
import { readLastGood, recordLastGood } from './last-good.ts';
import { stockFigures } from './rails/stock-figures.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'last-good-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the last good figures come back as they were recorded', async () => {
  expect(await readLastGood(folder)).toEqual({ figures: undefined });
  const counts = { read: 2, quarantined: 0, contradicting: 1, droppedVins: 0 };
  const figures = stockFigures([exampleVehicle(), exampleVehicle({ id: 'b', price: undefined })], counts);
  await recordLastGood(folder, figures);
  expect(await readLastGood(folder)).toEqual({ figures });
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
