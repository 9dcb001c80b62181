import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { contentRoutes } from '../../src/domain/content/content-routes.ts';
import type { ContentText } from '../../src/domain/content/content-text.ts';
import { settingsRoutes } from '../../src/domain/site/site-routes.ts';
import { modelPictures } from '../../src/domain/model/model-pictures.ts';
import { slugify } from '../../src/domain/text/slugify.ts';
import { colourContrast } from '../../src/tenant/check-theme.ts';
import { readContent } from '../../src/tenant/content/read-content.ts';
import { listTenants, loadTenant } from '../../src/tenant/load-tenant.ts';
import type { Tenant } from '../../src/tenant/schema.ts';
import type { ThemeToken } from '../../src/tenant/theme-tokens.ts';
import { DEMO_DEALERS } from './dealers/demo-dealers.ts';
import { CARAVANS } from './catalogue/caravans.ts';
import { CARS } from './catalogue/cars.ts';
import { MOTORCYCLES } from './catalogue/motorcycles.ts';
import { demoStock } from './demo-stock.ts';
import { readTenantMedia, SHARED_PICTURES } from './tenant-media.ts';

const folderOf = (name: string): string => fileURLToPath(new URL(`../../${name}/`, import.meta.url));
const tenantsFolder = folderOf('tenants');
const slugs = await listTenants(tenantsFolder);

/** Bytes of the demo tenants' own pictures together, and of those that they share (docs/decisions/0173). */
const PHOTO_BUDGET = 14_000_000;
const SHARED_BUDGET = 50_000_000;

/** Numbers that belong to nobody: ranges kept for film and print by the communications regulator. */
const FICTITIOUS_PHONE =
  /^(0[2378]|\+61[2378])(5550|7010)\d{4}$|^1800160401$|^(0|\+61)491570(006|110|156|157|158|159)$/;

function linksOf({ site, home, listing }: Tenant): string[] {
  return [
    ...site.navigation,
    ...site.legal,
    ...site.footer.flatMap(({ links }) => links),
    ...(site.announcement && site.announcement.link ? [site.announcement.link] : []),
    ...(home.story.link ? [home.story.link] : []),
    ...listing.promos.map(({ node }) => node.link),
    { label: '', href: listing.refresh_path },
  ].map(({ href }) => href);
}

const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

test('the demo dealers are the tenants', () => {
  expect(slugs).toEqual(DEMO_DEALERS.map(({ slug }) => slug).toSorted());
});

describe.for(slugs)('%s', async (slug) => {
  const { tenant, folder } = await loadTenant(slug, tenantsFolder);
  const files = readContent(folder);
  const texts = files.flatMap(({ text }) => text ?? []);
  const words = (text: ContentText): string =>
    JSON.stringify([text.title, text.description, text.blocks, text.questions]);

  test('D7 reviews are of models that the dealers sell, from people who live somewhere, and have an id each', () => {
    const { list } = tenant.reviews;
    const models = [...CARS, ...CARAVANS, ...MOTORCYCLES];
    for (const { id, vehicle, suburb, review_date: day } of list) {
      expect(suburb, id).toBeTruthy();
      expect(day <= '2026-11-20', id).toBe(true);
      if (vehicle === undefined) continue;
      const [, year, name = vehicle] = /^(\d{4}) (.*)$/.exec(vehicle) ?? [];
      const model = models.find((one) => `${name} `.startsWith(`${one.make} ${one.model} `));
      expect(model, vehicle).toBeDefined();
      if (year !== undefined && model)
        expect(Number(year), vehicle).toBeGreaterThanOrEqual(2026 - model.years);
    }
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  });

  test('every link of the site leads somewhere', async () => {
    const dealer = DEMO_DEALERS.find((known) => known.slug === slug)!;
    const stock = demoStock(dealer, await readTenantMedia(folder), '2026-11-21');
    const bodies = stock.map(({ simple_body = '' }) =>
      slugify(simple_body === 'Hatch' ? 'Hatchback' : simple_body),
    );
    const known = new Set([
      ...settingsRoutes(tenant),
      ...contentRoutes(texts),
      ...bodies.map((body) => `/search/${body}`),
    ]);
    const inTexts = files.flatMap(({ links }) => links.map(({ href }) => href.replace(/[?#].*/, '')));
    expect([...linksOf(tenant), ...inTexts].filter((href) => href !== '' && !known.has(href))).toEqual([]);
  });

  test('P2 privacy is acknowledged within 7 days, access given within 30, complaints resolved in 14 or 30', () => {
    const page = texts.find(({ path: address }) => address === '/privacy-policy');
    const privacy = page ? words(page) : '';
    expect(privacy).toContain('within 7 days');
    expect(privacy).toMatch(/access within 30 days/);
    expect(privacy).toMatch(/resolve it within (14|30) days/);
  });

  test('no text uses the expression that dealers in New South Wales may not', () => {
    for (const text of texts) expect(words(text), text.file).not.toMatch(/on.road costs?/i);
  });

  test('phones, addresses and business numbers belong to nobody', () => {
    const phones = [tenant.site.phone, ...tenant.locations.map(({ phone }) => phone)].filter(Boolean);
    const wrong = phones.filter((phone) => !FICTITIOUS_PHONE.test(phone!.replace(/[ ()]/g, '')));
    expect(wrong).toEqual([]);
    const urls = [tenant.site.url, ...tenant.locations.flatMap(({ website }) => website ?? [])];
    for (const url of urls) expect(new URL(url).hostname).toMatch(/\.example$/);
    // A number with right check digits could be someone's, and the settings refuse one with wrong ones.
    expect(tenant.site.abn).toBeUndefined();
  });

  test('pictures that the settings name are there', async () => {
    const named = [
      tenant.home.hero.image,
      tenant.home.story.image,
      ...tenant.locations.flatMap(({ image }) => image ?? []),
      ...modelPictures(tenant.models),
    ];
    for (const picture of named)
      expect((await stat(path.join(folder, picture))).isFile(), picture).toBe(true);
  });

  test('L3 no two yards that sell are shown by one picture', () => {
    const yards = Map.groupBy(
      tenant.locations.filter(({ location_type }) => ['sales', 'used'].includes(location_type)),
      ({ address }) => address.street,
    );
    const pictures = [...yards.values()].map(([yard]) => yard?.image);
    expect(pictures).not.toContain(undefined);
    expect(new Set(pictures).size).toBe(yards.size);
  });

  test.for<[ThemeToken, ThemeToken, number]>([
    ['--color-ink-soft', '--color-raised', 4.5],
    ['--color-ink-faint', '--color-ground', 4.5],
    ['--color-ink-faint', '--color-surface', 4.5],
    ['--color-accent-strong', '--color-ground', 4.5],
    ['--color-accent-strong', '--color-surface', 4.5],
    ['--color-accent-strong', '--color-raised', 4.5],
    ['--color-accent-strong', '--color-accent-soft', 4.5],
    ['--color-ink', '--color-accent-soft', 4.5],
    ['--color-positive', '--color-positive-soft', 4.5],
    ['--color-warning', '--color-warning-soft', 4.5],
    ['--color-danger', '--color-danger-soft', 4.5],
    ['--color-positive', '--color-surface', 4.5],
    ['--color-warning', '--color-surface', 4.5],
    ['--color-danger', '--color-surface', 4.5],
    ['--color-band-ink-soft', '--color-band', 4.5],
    // WCAG 2.2, 1.4.11: the border of a field.
    ['--color-line-strong', '--color-surface', 3],
  ])('%s can be read on %s', async ([text, ground, least]) => {
    const css = await readFile(path.join(folder, 'theme.css'), 'utf8');
    const valueOf = (token: ThemeToken): string => new RegExp(`${token}: ([^;]+);`).exec(css)?.[1] ?? '';
    expect(colourContrast(valueOf(text), valueOf(ground))).toBeGreaterThanOrEqual(least);
  });
});

test('no picture is there twice, and all of them are within budget', async () => {
  const below = await Promise.all(slugs.map((slug) => filesBelow(path.join(tenantsFolder, slug, 'photos'))));
  const files = below.flat().filter((file) => file.endsWith('.webp'));
  const pictures = await Promise.all(files.map((file) => readFile(file)));
  const hashes = pictures.map((bytes) => createHash('sha256').update(bytes).digest('hex'));
  expect(files.filter((_, at) => hashes.indexOf(hashes[at]!) !== at)).toEqual([]);
  expect(pictures.reduce((sum, bytes) => sum + bytes.length, 0)).toBeLessThan(PHOTO_BUDGET);
});

test('every shared picture is used, is there once, and all of them are within budget', async () => {
  const files = await filesBelow(SHARED_PICTURES);
  const stocks = await Promise.all(
    DEMO_DEALERS.map(async (dealer) =>
      demoStock(dealer, await readTenantMedia(path.join(tenantsFolder, dealer.slug)), '2026-11-21'),
    ),
  );
  const used = new Set(stocks.flat().flatMap(({ images }) => images.map((image) => path.basename(image))));
  expect(files.map((file) => path.basename(file)).filter((file) => !used.has(file))).toEqual([]);
  const pictures = await Promise.all(files.map((file) => readFile(file)));
  const hashes = pictures.map((bytes) => createHash('sha256').update(bytes).digest('hex'));
  expect(new Set(hashes).size).toBe(files.length);
  expect(pictures.reduce((sum, bytes) => sum + bytes.length, 0)).toBeLessThan(SHARED_BUDGET);
});

test('the fixture tenants load', async () => {
  const fixtures = folderOf('tests/tenants');
  expect(await listTenants(fixtures)).toEqual(['everything', 'harmless', 'hostile', 'odd', 'plain']);
  for (const slug of await listTenants(fixtures)) {
    const { folder } = await loadTenant(slug, fixtures);
    expect(readContent(folder).length).toBeGreaterThan(0);
  }
});
