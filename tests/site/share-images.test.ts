import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { DEMO_SITES, FIXTURE_SITES } from '../built-sites.ts';
import { type BuiltPage, isVehicleAddress, jsonLdOf, pageAddresses, readPage } from './read-page.ts';

const slugsOf = (sites: string): string[] =>
  readdirSync(sites).filter((name) => !name.startsWith('.') && !name.endsWith('.json'));
const SITES = [DEMO_SITES, FIXTURE_SITES].flatMap((sites) => slugsOf(sites).map((slug) => ({ sites, slug })));

const meta = (page: BuiltPage, name: string): string | undefined => {
  const selector = `meta[property="${name}"], meta[name="${name}"]`;
  return page.has(selector) ? page.attribute(selector, 'content') : undefined;
};

/** Photos of the vehicle itself, as its JSON-LD lists them. */
const photosOf = (page: BuiltPage): string[] =>
  jsonLdOf(page)
    .filter((block) => block['url'] === page.attribute('link[rel=canonical]', 'href'))
    .flatMap((block) => block['image'] ?? [])
    .map(String);

/** What stands in the image's name for the price that the page shows. */
function expectedMark(page: BuiltPage): string {
  if (!page.has('[aria-label=Summary] [data-price]')) return 'sold';
  const amount = page.attribute('[aria-label=Summary] [data-price]', 'dataPrice') ?? '';
  return amount === '' ? 'no-price' : page.text('[aria-label=Summary] [data-price]').replace(/\D/g, '');
}

describe.each(SITES)('D3 $slug: pictures for sharing', ({ sites, slug }) => {
  const pages = pageAddresses(sites, slug)
    .filter(isVehicleAddress)
    .map((address) => readPage(sites, slug, address));

  test('every vehicle with a photo of its own names a drawn image with the price of its page', async () => {
    const problems: string[] = [];
    const sizes = new Set<string>();
    let own = 0;
    for (const page of pages) {
      const image = meta(page, 'og:image');
      const origin = new URL(page.attribute('link[rel=canonical]', 'href') ?? '').origin;
      const [photo] = photosOf(page);
      if (!photo?.startsWith(`${origin}/img/`)) {
        if (image?.includes('/og/')) problems.push(`${page.file}: ${image}, without a photo of its own`);
        continue;
      }
      own += 1;
      const [, mark] =
        /^\/og\/.+-(\d+|no-price|sold)-[\da-f]{10}\.jpg$/.exec(new URL(image ?? origin).pathname) ?? [];
      if (mark !== expectedMark(page)) {
        problems.push(`${page.file}: ${image} shows ${mark}, the page ${expectedMark(page)}`);
        continue;
      }
      const file = path.join(sites, slug, new URL(image ?? '').pathname);
      const { format, width, height } = await sharp(file).metadata();
      sizes.add(`${format} ${width}x${height}`);
      const told = `${meta(page, 'og:image:width')}x${meta(page, 'og:image:height')}`;
      if (told !== '1200x630' || !meta(page, 'og:image:alt')) problems.push(`${page.file}: size ${told}`);
      if (meta(page, 'twitter:card') !== 'summary_large_image') problems.push(`${page.file}: no large card`);
    }
    expect(problems).toEqual([]);
    expect([...sizes]).toEqual(own > 0 ? ['jpeg 1200x630'] : []);
    if (sites === DEMO_SITES) expect(own).toBeGreaterThan(10);
  });
});
