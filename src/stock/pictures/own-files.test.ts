import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exampleVehicle } from '../../domain/vehicle/example-vehicle.fixture.ts';
import type { CheckedFile } from '../checked-cache.ts';
import { openSharedCache } from '../shared-cache.ts';
import { placeOwnFiles } from './own-files.ts';

let root = '';
let placed: Map<string, CheckedFile>;

const place = async (address: string, file: CheckedFile): Promise<void> => {
  placed.set(address, file);
};
const placeAll = (...vehicles: Parameters<typeof placeOwnFiles>[0]) =>
  placeOwnFiles(vehicles, {
    tenantFolder: path.join(root, 'tenant'),
    cache: openSharedCache(path.join(root, 'cache')),
    place,
  });

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'own-files-'));
  placed = new Map();
  await mkdir(path.join(root, 'tenant/documents'), { recursive: true });
  await writeFile(path.join(root, 'tenant/documents/Sheet 1.pdf'), '%PDF-1.7 sheet');
  await writeFile(path.join(root, 'tenant/turn.webm'), 'frames');
  await writeFile(path.join(root, 'secret.pdf'), 'not the site’s');
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('V19 V2 a report and a video of the tenant’s folder are served, each once', async () => {
  const own = { file: 'documents/Sheet 1.pdf', video_url: 'turn.webm' };
  const { vehicles, missing } = await placeAll(exampleVehicle(own), exampleVehicle({ ...own, id: '2' }));
  expect(missing).toEqual([]);
  expect([...placed.keys()].toSorted()).toEqual([
    expect.stringMatching(/^\/img\/sheet-1\.[\da-f]{8}\.pdf$/),
    expect.stringMatching(/^\/img\/turn\.[\da-f]{8}\.webm$/),
  ]);
  for (const { file, video_url } of vehicles) {
    expect(placed.get(file ?? '')?.bytes).toBe('%PDF-1.7 sheet'.length);
    expect(placed.has(video_url ?? '')).toBe(true);
  }
});

test('V19 an address of the web stays as it is', async () => {
  const vehicle = exampleVehicle({
    file: 'https://reports.example/1.pdf',
    video_url: 'https://v.example/1.mp4',
  });
  expect(await placeAll(vehicle)).toEqual({ vehicles: [vehicle], missing: [] });
  expect(placed.size).toBe(0);
});

test.for([
  ['gone.pdf', 'no such file'],
  ['../secret.pdf', "leads out of the tenant's folder"],
  ['turn.webm', 'is not a file that ends in .pdf'],
])('V19 %s is left out: %s', async ([file, reason]) => {
  const { vehicles, missing } = await placeAll(exampleVehicle({ file: file! }));
  expect(vehicles[0]?.file).toBeUndefined();
  expect(missing).toEqual([`${file}: ${reason}`]);
  expect(placed.size).toBe(0);
});
