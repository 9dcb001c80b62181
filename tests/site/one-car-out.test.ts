import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { MANIFEST_FILE, readManifest } from '../../src/build/publish/manifest.ts';
import type { PublishedReport } from '../../src/build/report/build-report.ts';
import { siteFolders } from '../../src/build/site-folders.ts';
import { listingOfLaterPage } from '../../src/domain/search/later-page-href.ts';
import { plainCopy } from './plain-copy.ts';

const { tenants, out, begin, build: buildAt } = plainCopy('one-car-out');
const build = (): Promise<PublishedReport> => buildAt('2026-11-21T03:00:00.000Z');
const COUNT = 90;
/** Home, places, favourites, comparison, print and 404. */
const ALWAYS_RENDERED = 7;

/** Cars of one make and price, so that each is on the same lists and no filter changes its ends. */
const rows = Array.from(
  { length: COUNT },
  (_, at) =>
    `S${1000 + at},used,2018,Kanzora,Taro,Club,${17_000 + at},${90_000 + at},White,SUV,2026-0${1 + Math.floor(at / 10)}-${10 + (at % 10)}`,
);
const writeFeed = (left: readonly string[]): Promise<void> => {
  const head = 'stocknum,car_type,year,make,model,badge,price,km,colour,body,created_at';
  return writeFile(path.join(tenants, 'plain', 'stock', 'vehicles.csv'), [head, ...left, ''].join('\n'));
};

beforeAll(async () => {
  await begin();
  const source = path.join(tenants, 'plain', 'tenant.ts');
  const text = await readFile(source, 'utf8');
  await writeFile(
    source,
    text.replace("template: 'used',", "template: 'used',\n  listing: { page_size: 4 },"),
  );
});

test('S1 one car out renders its lists’ first pages, its neighbours and a few later pages', async () => {
  await writeFeed(rows);
  const first = await build();
  expect(first.vehicles?.accepted).toBe(COUNT);

  await writeFeed(rows.toSpliced(40, 1));
  const second = await build();
  const manifest = await readManifest(path.join(out, '.releases', 'plain', second.release));
  const { added, changed, removed } = manifest?.changedSinceLast ?? expect.fail(`no ${MANIFEST_FILE}`);
  const later = [...added, ...changed].map((file) => listingOfLaterPage(`/${file.replace('.html', '')}`));
  const byList = Map.groupBy(
    later.filter((list) => list !== undefined),
    (list) => list,
  );
  expect([...byList.keys()].toSorted()).toEqual([
    'kanzora',
    'kanzora/taro',
    'new-used-and-demo-cars',
    'penrith',
    'suv',
    'used-cars',
  ]);
  for (const [list, pages] of byList) expect([list, pages.length <= 4]).toEqual([list, true]);
  // Its own page becomes one that says so; six at most show its card, and each list it was on has a first page.
  const lists = byList.size + 1;
  expect(second.pages.rendered).toBeLessThanOrEqual(ALWAYS_RENDERED + 1 + 12 + lists + later.length);
  expect(second.pages.rendered).toBeLessThan(60);

  // An address that was published leads somewhere.
  const gone = removed.filter((file) => listingOfLaterPage(`/${file.replace('.html', '')}`) !== undefined);
  const redirects = await readFile(path.join(out, 'plain', '_redirects'), 'utf8');
  for (const file of gone) expect(redirects).toContain(`/${file.replace('.html', '')} /search/`);

  // Pages that were kept are those that a render of all makes.
  await rm(path.join(siteFolders(tenants, out, 'plain').state, 'pages'), { recursive: true });
  await writeFile(path.join(tenants, 'plain', 'note.txt'), 'for nobody');
  const anew = await build();
  expect(anew.pages.reused).toBe(0);
  expect(anew.release).toBe(second.release);
}, 120_000);
