import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { PublishedReport } from '../../src/build/report/build-report.ts';
import { plainCopy } from './plain-copy.ts';

const { tenants, begin, build: buildAt } = plainCopy('incremental');
const NOW = '2026-11-21T03:00:00.000Z';

const build = (): Promise<PublishedReport> => buildAt(NOW);

/** Pages without a key of their own: home, places, favourites, comparison, print and 404. */
const ALWAYS_RENDERED = 7;

async function edit(file: string, from: string, to: string): Promise<void> {
  const name = path.join(tenants, 'plain', file);
  const text = await readFile(name, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  await writeFile(name, text.replace(from, to));
}

beforeAll(begin);

test('a build renders what changed and nothing else', async () => {
  const first = await build();
  expect(first.pages.reused).toBe(0);
  const all = first.pages.rendered;
  const images = first.shareImages?.drawn ?? 0;
  expect(images).toBeGreaterThan(1);

  const unchanged = await build();
  expect(unchanged.pages).toEqual({ rendered: 0, reused: all, removed: 0 });
  expect(unchanged.release).toBe(first.release);
  expect(unchanged.shareImages).toEqual({ drawn: 0, reused: images });

  // A note that no page shows.
  await writeFile(path.join(tenants, 'plain', 'note.txt'), 'for nobody');
  const note = await build();
  expect(note.pages).toEqual({ rendered: ALWAYS_RENDERED, reused: all - ALWAYS_RENDERED, removed: 0 });
  expect(note.release).toBe(first.release);
  expect(note.shareImages).toEqual({ drawn: 0, reused: images });

  await edit('stock/vehicles.csv', 'Kanzora,Miko,Go,12990', 'Kanzora,Miko,Go,12490');
  const onePrice = await build();
  expect(onePrice.pages.rendered).toBeGreaterThan(ALWAYS_RENDERED);
  expect(onePrice.pages.reused).toBeGreaterThan(0);
  expect(onePrice.shareImages).toEqual({ drawn: 1, reused: images - 1 });

  await edit('theme.css', '--shadow-lift: ', '--shadow-lift: 0 0 1px #000, ');
  const theme = await build();
  expect(theme.pages).toMatchObject({ rendered: all, reused: 0 });
  // No colour of theirs changed.
  expect(theme.shareImages).toEqual({ drawn: 0, reused: images });

  await edit('tenant.ts', "name: 'Plain Cars'", "name: 'Plainer Cars'");
  const setting = await build();
  expect(setting.pages).toMatchObject({ rendered: all, reused: 0 });
  expect(setting.shareImages).toEqual({ drawn: images, reused: 0 });
}, 120_000);
