import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { FIXTURE_SITES } from '../built-sites.ts';
import { blockedByPolicy, jsonLdOf, pageAddresses, readPage, type BuiltPage } from './read-page.ts';

const read = (slug: string, address: string): BuiltPage => readPage(FIXTURE_SITES, slug, address);
const exists = (slug: string, address: string): boolean =>
  pageAddresses(FIXTURE_SITES, slug).includes(address);

/** The page of the vehicle with that stock number. */
function vehiclePage(slug: string, stock: string): BuiltPage {
  const address = pageAddresses(FIXTURE_SITES, slug).find(
    (name) => name.startsWith('/cars/') && name.endsWith(`-${stock.toLowerCase()}`),
  );
  if (!address) throw new Error(`${slug} has no page for ${stock}`);
  return read(slug, address);
}

/** Words of the vehicle's card in the list of everything. */
function cardText(slug: string, stock: string): string {
  const suffix = `-${stock.toLowerCase()}`;
  for (const address of pageAddresses(FIXTURE_SITES, slug)) {
    if (!address.startsWith('/search/new-used-and-demo-cars')) continue;
    const page = read(slug, address);
    const [card] = page.texts(`article:has(a[href$="${suffix}"])`);
    if (card !== undefined) return card;
  }
  throw new Error(`${slug} has no card for ${stock}`);
}

describe('listings', () => {
  test.each([
    'used-cars',
    'new-and-demo-cars',
    'new-used-and-demo-cars',
    'new',
    'demo',
    'aldera',
    'aldera/larkspur',
    'suv',
  ])('S1 /search/%s is a page', (listing) => expect(exists('everything', `/search/${listing}`)).toBe(true));

  test('S1 families of lists that are switched off have no pages', () => {
    const listings = pageAddresses(FIXTURE_SITES, 'odd').filter((address) => address.startsWith('/search/'));
    expect(listings).toContain('/search/aldera');
    expect(listings.filter((address) => /^\/search\/aldera\/(?!more)/.test(address))).toEqual([]);
    expect(listings).not.toContain('/search/eucla');
  });

  test('S4 a page holds as many cards as the setting says, and the rest follow by path', () => {
    expect(read('odd', '/search/new-used-and-demo-cars').all('article a[href^="/cars/"]')).toHaveLength(6);
    expect(exists('odd', '/search/new-used-and-demo-cars/more/first')).toBe(true);
  });

  test('S5 a promo card stands at its place while it runs', () => {
    const cards = read('everything', '/search/new-used-and-demo-cars').texts('article');
    expect(cards[4]).toContain('Shown promo');
    expect(cards.join()).not.toContain('Expired promo');
    expect(cards.join()).not.toContain('Strict promo');
  });

  test('S6 an empty list says so and leads on', () => {
    const page = read('plain', '/search/new');
    expect(page.texts('h2')).toContain('No Results Available');
    expect(page.html).toContain(
      'No results found for your search at this time. Please try adjusting the filters for more results.',
    );
    expect(page.attribute('section a.button-primary', 'href')).toBe('/search/new-used-and-demo-cars');
    expect(read('odd', '/search/new').attribute('section a.button-primary', 'href')).toBe('/about-us');
  });

  test('S10 S11 what the stock rule and the exclusions leave out has no page', () => {
    for (const stock of ['E117', 'E900', 'E901', 'E902'])
      expect(() => vehiclePage('everything', stock)).toThrow();
    expect(() => vehiclePage('odd', 'ODD-EXCLUDED')).toThrow();
    expect(() => vehiclePage('everything', 'E903')).not.toThrow();
  });

  test('S12 price ascending leaves out cars without a price where the tenant says so', () => {
    expect(() => cardText('odd', 'ODD-6')).toThrow();
    expect(() => vehiclePage('odd', 'ODD-6')).not.toThrow();
  });
});

describe('cards', () => {
  test.each([
    ['E101', 'Runout Sale'],
    ['E102', 'Test Drive Only'],
    ['E104', 'Reserved'],
    ['E105', 'COMING SOON'],
    ['E106', 'Electric'],
    ['E107', 'Hybrid'],
    ['E116', 'SOLD'],
  ])('D1 %s carries the tag %s', (stock, tag) => expect(cardText('everything', stock)).toContain(tag));

  test('D1 tags follow the settings: no electric tag where it is off', () => {
    expect(cardText('odd', 'ODD-11')).not.toContain('Electric');
  });

  test.each([
    ['everything', 'E103', 'PREORDER'],
    ['everything', 'E108', 'Contact us for price'],
    ['everything', 'E109', 'Contact us for price'],
    ['everything', 'E114', '$38,990 Excl. government charges'],
    ['odd', 'ODD-9', '$189 a week'],
    ['odd', 'ODD-7', '$11'],
  ])('D3 D4 in %s %s costs %s', (slug, stock, words) => expect(cardText(slug, stock)).toContain(words));

  test('D2 a sold car shows no price on its card', () =>
    expect(cardText('everything', 'E116')).not.toContain('$'));
});

describe('a vehicle page', () => {
  test('V1 its breadcrumb runs from home by type, make, model and body to the car', () => {
    const crumbs = vehiclePage('everything', 'E100').texts('nav[aria-label=Breadcrumb] li');
    expect(crumbs.map((crumb) => crumb.replace(/^\/ /, ''))).toEqual([
      'Home',
      'Used',
      'Aldera',
      'Larkspur',
      'SUV',
      expect.stringContaining('Aldera Larkspur'),
    ]);
  });

  test('V2 thumbnails need more than three photos and the car in stock', () => {
    expect(vehiclePage('everything', 'E100').all('[data-photo][href^="#photo-"]')).toHaveLength(12);
    expect(vehiclePage('everything', 'E111').has('[data-photo]')).toBe(false);
    expect(vehiclePage('everything', 'E116').has('[data-photo]')).toBe(false);
  });

  test('D2 a sold car shows SOLD and the way to others in place of price and actions', () => {
    const summary = vehiclePage('everything', 'E116').text('section[aria-label=Summary]');
    expect(summary).toContain('SOLD');
    expect(summary).toContain('Find Me Something Similar');
    expect(summary).not.toMatch(/\$|Enquire/);
  });

  test('V6 shows four facts of key information and four specifications before the rest is opened', () => {
    const page = vehiclePage('everything', 'E100');
    expect(page.all('[aria-labelledby=key-information] > dl > div')).toHaveLength(4);
    expect(page.all('[aria-labelledby=specifications] > dl > div')).toHaveLength(4);
    expect(page.text('[aria-labelledby=specifications] summary')).toMatch(/Show All Specs/);
  });

  test('V7 comments are cut at 400 characters, and pending where there are none', () => {
    expect(vehiclePage('plain', 'P100').text('[aria-labelledby=comments]')).toContain(
      'Dealer comments are pending. Please check back here later.',
    );
  });

  test('V11 shows up to six similar cars of a like price', () => {
    const similar = vehiclePage('everything', 'E100').all('[aria-labelledby=similar] article');
    expect(similar.length).toBeGreaterThan(0);
    expect(similar.length).toBeLessThanOrEqual(6);
  });

  test('V19 a caravan shows what a caravan is bought by', () => {
    const facts = vehiclePage('odd', 'ODD-3').text('[aria-labelledby=key-information]');
    expect(facts).toMatch(/Body length/);
    expect(facts).toMatch(/6,250 mm/);
  });

  test('a vehicle of which nothing is known but make and model still has a tidy page', () => {
    const page = vehiclePage('odd', 'ODD-2');
    expect(page.text('h1')).toBe('Aldera Pippit');
    expect(page.has('img[src*="/img/"]')).toBe(false);
    expect(page.html).not.toMatch(/undefined|NaN|null/);
  });

  test('V4 JSON-LD names the dealer with the licence and the price with its kind', () => {
    const vehicle = jsonLdOf(vehiclePage('everything', 'E100')).find((block) => block['@type'] === 'Car');
    expect(JSON.stringify(vehicle)).toContain('MD099002');
    expect(vehicle).toMatchObject({ offers: { price: 38990, priceCurrency: 'AUD' } });
  });
});

describe('places', () => {
  test('L1 the listing has a search box', () => {
    expect(read('everything', '/our-location').attribute('main input[type=search]', 'placeholder')).toBe(
      'Search locations...',
    );
  });

  test('L2 buttons say what the tenant chose, and Visit Website needs a website', () => {
    const odd = read('odd', '/locations');
    expect(odd.texts('article a.button-primary')).toEqual(['Send Enquiry', 'Send Enquiry']);
    expect(odd.html).not.toContain('Visit Website');
    expect(read('everything', '/our-location').html).toContain('Book a Service');
  });

  test('L3 a hidden location is nowhere', () => {
    for (const address of pageAddresses(FIXTURE_SITES, 'odd')) {
      expect(read('odd', address).html, address).not.toContain('Hidden depot');
    }
  });

  test('L4 the route of places is a setting', () => {
    expect(exists('odd', '/locations/eucla')).toBe(true);
    expect(exists('odd', '/our-location')).toBe(false);
  });

  test('L6 a special day that is today comes first, and closed days read by appointment where configured', () => {
    const rows = read('odd', '/locations/eucla').texts('aside table tr');
    expect(rows[0]).toMatch(/^Today Closed/);
    expect(rows.join()).toContain('By appointment only');
  });

  test('L7 a pre-owned subtype stands under Used', () => {
    expect(read('odd', '/locations/eucla').text('p.eyebrow')).toBe('Used');
  });
});

describe('hostile words', () => {
  test('in any text of settings and feed are shown, not run', () => {
    for (const address of pageAddresses(FIXTURE_SITES, 'odd')) {
      const page = read('odd', address);
      expect(blockedByPolicy(FIXTURE_SITES, 'odd', page), address).toEqual([]);
      expect(page.all('[onerror], [onclick], [onload]'), address).toEqual([]);
    }
    expect(vehiclePage('odd', 'ODD-1').text('h1')).toContain("<script>alert('make')</script>");
  });
});

test('D7 reviews show where the average is above the minimum', () => {
  expect(read('everything', '/').text('[aria-labelledby=reviews]')).toContain('7,865 reviews');
  expect(read('plain', '/').has('[aria-labelledby=reviews]')).toBe(false);
});

test('R3 two differently configured tenants ship the same scripts and styles, byte for byte', () => {
  // Names are hashes of the content; only the theme is a tenant's own.
  const assets = (slug: string): string[] =>
    readdirSync(path.join(FIXTURE_SITES, slug, '_astro'))
      .filter((name) => !name.startsWith('theme.'))
      .toSorted();
  expect(assets('everything')).toEqual(assets('odd'));
  expect(assets('plain')).toEqual(assets('odd'));
});
