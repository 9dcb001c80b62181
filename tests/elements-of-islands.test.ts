import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const VEHICLE = fileURLToPath(new URL('../src/features/vehicle/', import.meta.url));
/** Folders of the islands of a vehicle's page. */
const FOLDERS = ['calculators', 'spin', 'viewer'];
/** What looks for elements, or changes them beside React. */
const BY_HAND = /\.(?:querySelector(?:All)?|closest|append)\(|\.innerHTML\b|\.hidden = /;
/** Files that do so within one hook each, in a box that React leaves alone. */
const OF_HOOKS: Record<string, readonly string[]> = {
  'viewer/use-zoom.ts': ['viewer/zoom-gestures.ts'],
  'spin/use-stage.ts': [
    'spin/interior-stage.ts',
    'spin/spin-stage.ts',
    'spin/spot-buttons.ts',
    'spin/turntable.ts',
    'viewer/create-element.ts',
  ],
};

const byHand = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(VEHICLE, folder))
    .map((name) => `${folder}/${name}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .filter((name) => BY_HAND.test(readFileSync(path.join(VEHICLE, name), 'utf8'))),
);

test('X1 the islands of a vehicle look for no elements and change none by hand, but for two hooks', () => {
  expect(byHand.toSorted()).toEqual(Object.values(OF_HOOKS).flat().toSorted());
});

test('X1 each of those hooks is there', () => {
  for (const hook of Object.keys(OF_HOOKS))
    expect(readFileSync(path.join(VEHICLE, hook), 'utf8'), hook).toMatch(/export function use[A-Z]/);
});
