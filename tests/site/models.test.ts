import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEMO_SITES, FIXTURE_SITES } from '../built-sites.ts';
import { jsonLdOf, pageAddresses, readPage, type BuiltPage } from './read-page.ts';

const DEALER = 'harbour-motor-group';
const read = (address: string): BuiltPage => readPage(DEMO_SITES, DEALER, address);
const addresses = pageAddresses(DEMO_SITES, DEALER);
const models = addresses.filter((address) => /^\/models\/(?!order-now)/.test(address));

test('M1 a page for each model, the list of them and the quote page', () => {
  expect(models).toEqual([
    '/models/arc',
    '/models/havn',
    '/models/kiri',
    '/models/larkspur',
    '/models/lucente',
    '/models/ridgeback',
  ]);
  expect(addresses).toContain('/models');
  expect(addresses).toContain('/models/order-now');
});

test('M1 dealers without models have none of these pages', () => {
  const others = readdirSync(DEMO_SITES).filter(
    (slug) => slug !== DEALER && existsSync(path.join(DEMO_SITES, slug, 'index.html')),
  );
  expect(others.length).toBeGreaterThan(0);
  for (const slug of others) {
    const found = pageAddresses(DEMO_SITES, slug).filter((address) =>
      /^\/(models|brands)(\/|$)|\/overview$/.test(address),
    );
    expect(found, slug).toEqual([]);
  }
});

describe('M1 /models', () => {
  const page = read('/models');

  test('shows every model with its price, or that it is coming', () => {
    expect(page.all('[data-body]')).toHaveLength(models.length);
    const words = page.texts('[data-body]');
    expect(words.find((text) => text.includes('Larkspur'))).toMatch(/From \$38,990 Drive away/);
    expect(words.find((text) => text.includes('Havn'))).toMatch(/Coming Soon/);
    expect(words.find((text) => text.includes('Havn'))).not.toMatch(/\$/);
  });

  test('each body is a link that works without scripts', () => {
    const links = page.all('a[data-choice]:not([data-choice=""])');
    expect(links.map((link) => link.properties.href)).toContain('/models?body=suv#suv');
    for (const link of links) {
      const body = String(link.properties.dataChoice);
      expect(page.all(`#${body}[data-body="${body}"]`), body).toHaveLength(1);
    }
  });
});

describe('M1 the quote link', () => {
  test.each(models)('%s', (address) => {
    const page = read(address);
    const hrefs = page
      .all('a[href^="/models/order-now"]')
      .map((link) => new URL(String(link.properties.href), 'https://dealer.example'));
    if (address === '/models/havn') {
      expect(hrefs).toEqual([]);
      expect(page.text('main')).toContain('Coming Soon');
      return;
    }
    expect(hrefs.length).toBeGreaterThan(0);
    expect(page.texts('a[href^="/models/order-now"]').every((text) => text.startsWith('Get a Quote'))).toBe(
      true,
    );
    for (const { searchParams } of hrefs) {
      expect(`/models/${searchParams.get('model_id')}`).toBe(address);
      expect(page.text('h1')).toContain(searchParams.get('model_name') ?? 'missing');
      expect(searchParams.get('vehicle')).toContain(page.text('h1'));
    }
  });

  test('leads to a page with a phone number, places, and every vehicle a link can name', () => {
    const page = read('/models/order-now');
    expect(page.has('main a[href^="tel:"]')).toBe(true);
    expect(page.all('main article').length).toBeGreaterThan(1);
    const known = new Set(page.all('[data-vehicle]').map((choice) => choice.properties.dataVehicle));
    for (const address of models) {
      for (const link of read(address).all('a[href^="/models/order-now"]')) {
        const { searchParams } = new URL(String(link.properties.href), 'https://dealer.example');
        expect(known).toContain(searchParams.get('vehicle'));
      }
    }
  });
});

describe('M2 variants', () => {
  test.each([
    ['/models/lucente', 0, false, 0],
    ['/models/kiri', 2, false, 0],
    ['/models/larkspur', 3, true, 0],
    ['/models/ridgeback', 4, true, 2],
  ])('%s has %d cards, slider: %s, %d arrows', (address, cards, slider, arrows) => {
    const page = read(address);
    expect(page.all('main article')).toHaveLength(cards);
    expect(page.has('snap-slider')).toBe(slider);
    expect(page.all('snap-slider [data-step]')).toHaveLength(arrows);
  });

  test('one variant is a heading over its features', () => {
    expect(read('/models/lucente').texts('h2')).toContain('GT features');
  });

  test('eight features show, the rest under View more, and their markup is kept', () => {
    const page = read('/models/ridgeback');
    expect(page.all('main article > div > ul').map((list) => list.children.length)).toEqual([8, 8, 8, 8]);
    expect(page.texts('main article summary').every((text) => text.startsWith('View more'))).toBe(true);
    expect(page.texts('main article summary .when-open')).toContain('View less');
    expect(page.html).toContain('<strong>with cyclist detection</strong>');
  });
});

describe('M3 colours', () => {
  test('a tab for each variant that has colours of its own', () => {
    expect(read('/models/larkspur').texts('[role=tab]')).toEqual(['Active', 'Touring', 'Touring Hybrid']);
    expect(read('/models/kiri').has('[role=tab]')).toBe(false);
  });

  test.each(models)('%s shows all colours without scripts, each with its picture and a radio', (address) => {
    const page = read(address);
    const photos = page.all('colour-picker [data-photo]');
    expect(photos.length).toBeGreaterThan(0);
    expect(page.all('colour-picker [data-photo] img')).toHaveLength(photos.length);
    expect(page.all('colour-picker input[type=radio]')).toHaveLength(photos.length);
    expect(page.all('colour-picker input[checked]')).toHaveLength(page.all('colour-picker').length);
    const groups = page.all('colour-picker input[checked]').map((radio) => radio.properties.name);
    expect(new Set(groups).size).toBe(groups.length);
  });
});

describe('M4 brands', () => {
  test('/brands leads to each brand, some of them elsewhere', () => {
    const hrefs = read('/brands')
      .all('main li h2 a')
      .map((link) => link.properties.href);
    expect(hrefs).toEqual([
      '/aldera/overview',
      '/corvane/overview',
      '/hoshimi/overview',
      '/norravik/overview',
      'https://tessaro.harbourmotorgroup.example',
      '/search/voltiera',
    ]);
  });

  test('only a brand without a link has a page', () => {
    expect(addresses.filter((address) => address.endsWith('/overview'))).toEqual([
      '/aldera/overview',
      '/corvane/overview',
      '/hoshimi/overview',
      '/norravik/overview',
    ]);
  });

  test('a brand page shows its models, its stock and where it stands', () => {
    const page = read('/aldera/overview');
    expect(page.text('h1')).toBe('Aldera');
    expect(page.has('a[href="/models/larkspur"]')).toBe(true);
    expect(page.has('a[href="/search/aldera"]')).toBe(true);
    expect(page.text('main')).toContain('Harbour Artarmon');
  });
});

test('M1 a model page loads at most 3 KB of scripts of its own', () => {
  const shared = new Set(scriptsOf(read('/about-us')));
  const own = scriptsOf(read('/models/ridgeback')).filter((source) => !shared.has(source));
  const bytes = own.map((source) => readFileSync(path.join(DEMO_SITES, DEALER, source)).length);
  expect(own.length).toBeGreaterThan(0);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3 * 1024);
});

test('M1 structured data says what the page shows', () => {
  const page = read('/models/arc');
  const [model, breadcrumb] = jsonLdOf(page);
  expect(model).toMatchObject({ '@type': 'Car', name: page.text('h1'), brand: { name: 'Voltiera' } });
  expect(model?.offers).toMatchObject({ lowPrice: 57_990, highPrice: 79_990, offerCount: 3 });
  expect(page.text('main')).toContain('From $57,990');
  expect(breadcrumb).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(jsonLdOf(read('/models/havn'))[0]).not.toHaveProperty('offers');
  expect(jsonLdOf(read('/models'))[0]).toMatchObject({ '@type': 'ItemList', numberOfItems: models.length });
});

test('M1 every page but the quote page has a picture to be shared with', () => {
  for (const address of ['/models', ...models, '/brands', '/aldera/overview'])
    expect(read(address).attribute('meta[property="og:image"]', 'content'), address).toMatch(
      /^https:.*webp$/,
    );
});

describe('C2 the finance example of a model', () => {
  // 57,990 less 10 % is 52,191, a final payment of 17,397, 260 weeks at 6.29 % a year:
  // with fees of 1,294.34 (53,485.34 x 1.36934 - 17,397) x 0.001209615 / 0.36934 = 182.90, up to 183;
  // 183 x 260 + 17,397 = 64,977, and 5,799 are paid before: 70,776
  const page = read('/models/arc');
  const section = page.text('section[aria-labelledby=finance]');

  test('tells price, terms and repayment', () => {
    expect(section).toContain('$57,990 drive away: 5 year term, 10.0% deposit, 30.0% final payment.');
    expect(section).toContain('$183 /wk');
    expect(section).toContain(
      'Total repayments $64,977, including the final payment, excluding your deposit ($70,776 with it).',
    );
  });

  test('the comparison rate stands beside repayment and rate, as large, with the warning, behind no click', () => {
    const figures = page.texts('section[aria-labelledby=finance] ul.text-heading > li');
    expect(figures).toEqual(['$183 /wk', '6.29% p.a. interest rate', '8.19% p.a. comparison rate']);
    expect(page.has('section[aria-labelledby=finance] ul.text-heading :is(li[class], li *)')).toBe(false);
    expect(section).toContain('WARNING: This comparison rate is true only for the examples given');
    expect(page.has('section[aria-labelledby=finance] :is(details, dialog, [hidden])')).toBe(false);
  });

  test('a model that is coming soon has none, nor has a dealer without finance', () => {
    expect(read('/models/havn').has('section[aria-labelledby=finance]')).toBe(false);
    expect(readPage(FIXTURE_SITES, 'odd', '/models/hostile').html).not.toContain('comparison rate');
  });
});

describe('M1 models that are hard to show', () => {
  const odd = (address: string): BuiltPage => readPage(FIXTURE_SITES, 'odd', address);

  test('nothing but a name: no colours, no variants, no empty heading', () => {
    const page = odd('/models/bare');
    expect(page.text('h1')).toBe('Blank Bare');
    expect(page.text('main')).toContain('Photos coming soon');
    expect(page.all('main h2')).toEqual([]);
    expect(page.has('main img')).toBe(false);
    expect(page.has('main a[href^="/models/order-now"]')).toBe(true);
  });

  test('hostile features lose everything but words and plain tags', () => {
    const page = odd('/models/hostile');
    const list = page.texts('section[aria-labelledby=variants] li');
    expect(list).toEqual(['Kept', 'Picture gone', 'Link gone', 'Style gone']);
    expect(page.html).toContain('<strong>Kept</strong>');
    expect(page.all('script:not([src], [type="application/ld+json"])')).toEqual([]);
    expect(page.all('section[aria-labelledby=variants] li :is(a, img, [style])')).toEqual([]);
    expect(page.text('h1')).toContain("<script>alert('model')</script>");
  });

  test('a picture that does not exist leaves a swatch and a tidy slot', () => {
    const page = odd('/models/hostile');
    expect(page.all('colour-picker [data-photo] svg')).toHaveLength(1);
    expect(page.text('main')).toContain('Photos coming soon');
  });

  test('40 colours are 40 choices', () => {
    const page = odd('/models/many');
    expect(page.all('colour-picker input[type=radio]')).toHaveLength(40);
    expect(page.text('main')).not.toContain('$');
    expect(page.has('a[href^="/models/order-now"]')).toBe(false);
  });

  test('a brand without a logo is its name', () => {
    expect(odd('/brands').texts('main li h2 a')).toContain('Blank');
    expect(odd('/brands').has('main img')).toBe(false);
  });
});

function scriptsOf(page: BuiltPage): string[] {
  return page.all('script[src]').map((script) => String(script.properties.src));
}
