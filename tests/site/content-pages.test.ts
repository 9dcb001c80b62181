import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { FIXTURE_SITES } from '../built-sites.ts';
import { jsonLdOf, pageAddresses, readPage } from './read-page.ts';

const addresses = pageAddresses(FIXTURE_SITES, 'everything');
const read = (address: string) => readPage(FIXTURE_SITES, 'everything', address);
const sitemap = readFileSync(path.join(FIXTURE_SITES, 'everything', 'sitemap-1.xml'), 'utf8');

/** The structured data of a kind on a page. */
const jsonLd = (address: string, type: string) =>
  jsonLdOf(read(address)).find((object) => object['@type'] === type);

describe('the blog', () => {
  test('P1 D14 lists the articles that are out, newest first, each as a card', () => {
    const page = read('/blog');
    expect(page.texts('article h2')).toEqual(['The second article', 'The first article']);
    expect(page.texts('article')[1]).toBe(
      '1 November 2026 The first article An article about utes of this fixture. Read More',
    );
    expect(page.attribute('article a', 'href')).toBe('/blog/second');
  });

  test('P1 drafts and what is to come have no page, and no link leads there', () => {
    for (const name of ['draft', 'later']) expect(addresses).not.toContain(`/blog/${name}`);
    const words = read('/blog/first');
    expect(words.texts('.prose a')).toEqual(['a link']);
    expect(words.text('.prose')).toContain('one to a draft');
  });

  test('P1 a table of Markdown is a table that scrolls by itself', () => {
    const page = read('/blog/first');
    expect(page.texts('.prose .table-scroll > table th')).toEqual(['empty', 'loaded', 'Front axle']);
    expect(page.texts('.prose td.cell-right')).toEqual(['1,050 kg', '1,290 kg']);
  });

  test('P1 tags and authors have lists of their own', () => {
    expect(read('/blog/tags/utes').texts('article h2')).toHaveLength(2);
    expect(read('/blog/tags/towing').texts('article h2')).toEqual(['The second article']);
    expect(read('/blog/authors/ann-example').texts('article h2')).toEqual(['The first article']);
  });

  test('P1 S15 an article shows vehicles of its search for sale, each as the card of lists, and leads to it', () => {
    const page = read('/blog/first');
    const rows = page.all('.text-stock');
    expect(rows).toHaveLength(2);
    const list = read('/search/used-cars');
    const inList = new Set(list.texts('article'));
    const cards = page.texts('.text-stock article');
    expect(cards.length).toBeGreaterThan(2);
    for (const card of cards) expect(inList).toContain(card);
    expect(page.html).toContain('href="/search/used-cars?price=:60000"');
  });

  test('P1 an article is described to search engines and feed readers', () => {
    expect(jsonLd('/blog/first', 'BlogPosting')).toMatchObject({
      headline: 'The first article',
      datePublished: '2026-11-01',
      author: { name: 'Ann Example' },
    });
    expect(jsonLd('/blog/first', 'BreadcrumbList')).toBeDefined();
    const feed = readFileSync(path.join(FIXTURE_SITES, 'everything', 'blog', 'feed.xml'), 'utf8');
    expect([...feed.matchAll(/<item><title>([^<]*)/g)].map(([, title]) => title)).toEqual([
      'The second article',
      'The first article',
    ]);
    expect(read('/blog').attribute('link[type="application/rss+xml"]', 'href')).toBe('/blog/feed.xml');
  });

  test('P1 words from right to left are marked', () => {
    expect(read('/blog/second').attribute('.prose p', 'dir')).toBe('auto');
  });

  test('D14 V11 articles are on the home page, and those about a make on the pages of its vehicles', () => {
    expect(read('/').texts('section[aria-labelledby="articles"] h3')).toEqual([
      'The second article',
      'The first article',
    ]);
    const aldera = addresses.find((address) => /^\/cars\/.*aldera/.test(address))!;
    expect(read(aldera).texts('section[aria-labelledby="articles"] h3')[0]).toBe('The first article');
  });

  test('P1 a dealer without articles has no blog, no feed and no row of cards', () => {
    expect(pageAddresses(FIXTURE_SITES, 'plain').filter((address) => address.startsWith('/blog'))).toEqual(
      [],
    );
    expect(existsSync(path.join(FIXTURE_SITES, 'plain', 'blog'))).toBe(false);
    expect(readPage(FIXTURE_SITES, 'plain', '/').has('#articles')).toBe(false);
  });
});

describe('offers', () => {
  test('P1 S5 those that hold are listed with terms and last day, sales first', () => {
    const page = read('/special-offers');
    expect(page.texts('article h2')).toEqual(['Yard sale', 'An offer without an end', 'An offer that ends']);
    expect(page.texts('article .offer-terms')).toEqual([
      'Ends 28 November 2026. On the vehicles of this page.',
      'On one vehicle, once.',
      'Ends 30 November 2026. Until it ends.',
    ]);
    expect(page.html).toContain('data-last-day="2026-11-30"');
    expect(page.text('.prose')).toContain('A heading');
  });

  test('P1 one that is over keeps its page, which says so and is not listed by search engines', () => {
    const page = read('/special-offers/over');
    expect(page.text('.text-note')).toBe("This offer is over. See what's on now");
    expect(page.attribute('meta[name="robots"]', 'content')).toBe('noindex');
    expect(sitemap).not.toContain('/special-offers/over');
    expect(sitemap).toContain('/special-offers/ends');
  });

  test('P1 a draft, and one whose first day is to come, are in no file of the site', () => {
    const site = path.join(FIXTURE_SITES, 'everything');
    const texts = readdirSync(site, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(html|xml|txt|json|js|md)$/.test(name))
      .map((name) => ({ name, text: readFileSync(path.join(site, name), 'utf8') }));
    const filesWith = (words: string) =>
      texts.filter(({ text }) => text.includes(words)).map(({ name }) => name);
    expect(filesWith('An offer that ends')).toContain('special-offers.html');
    expect(filesWith('An offer in draft')).toEqual([]);
    expect(filesWith('An offer of December')).toEqual([]);
  });

  test('S5 S15 a sale shows vehicles of its search', () => {
    const page = read('/promotions/yard-sale');
    expect(page.all('.text-stock article').length).toBeGreaterThan(2);
    expect(page.all('.text-stock article').length).toBeLessThanOrEqual(6);
    expect(page.text('.offer-small-print')).toContain(
      'Until 28 November 2026. On the vehicles of this page.',
    );
  });
});

describe('people and questions', () => {
  test('P1 F7 a position leads to the form with its name, and stands above that form', () => {
    const page = read('/careers/mechanic');
    expect(page.attribute('a.button-primary[href^="/careers"]', 'href')).toBe('/careers?position=Mechanic');
    expect(jsonLd('/careers/mechanic', 'JobPosting')).toMatchObject({
      datePosted: '2026-11-01',
      validThrough: '2026-12-15',
      employmentType: 'FULL_TIME',
      jobLocation: { address: { addressLocality: 'Liverpool' } },
    });
    expect(read('/careers').texts('.lead-main div > h2').slice(0, 2)).toEqual([
      'Open positions',
      'Your application',
    ]);
    expect(read('/careers').texts('.lead-main .card h3')).toEqual(['Mechanic']);
    expect(read('/careers').has('form[action="/api/leads"]')).toBe(true);
  });

  test('P1 the team is a page of people', () => {
    expect(read('/team').texts('.team-card h2')).toEqual(['Ann Example']);
  });

  test('P1 questions open one by one, and are told to search engines as the page says them', () => {
    expect(read('/faqs').texts('details summary')).toEqual(
      expect.arrayContaining(['May I look?', 'May I drive?']),
    );
    expect(jsonLd('/faqs', 'FAQPage')).toMatchObject({
      mainEntity: [
        { name: 'May I look?', acceptedAnswer: { text: 'Yes, at the yard.' } },
        { name: 'May I drive?', acceptedAnswer: { text: 'With a licence.' } },
      ],
    });
  });
});

describe('above a form', () => {
  const page = read('/service');
  test('P1 F7 words and blocks of the dealer come before the form, in their order', () => {
    expect(page.texts('.lead-words .text-cards h2')).toEqual(['A small service', 'A large service']);
    expect(page.attribute('.lead-words .text-video button', 'ariaLabel')).toBe('Play: The workshop');
    expect(page.html.indexOf('Everything else.')).toBeLessThan(page.html.indexOf('action="/api/leads"'));
    expect(page.attribute('meta[name="description"]', 'content')).toBe('Services of this fixture.');
  });

  test('P1 K20 it may frame the booking page and the video', () => {
    const policy = page.attribute('meta[http-equiv="Content-Security-Policy"]', 'content');
    expect(policy).toBe('frame-src https://booking.everything.example https://video.example');
  });

  test.each([
    [
      '/sell-my-car',
      'Sell us your car',
      'How this fixture buys cars.',
      'Bring the papers',
      '.trade-estimate',
    ],
    [
      '/personalised/finance',
      'Finance for this vehicle',
      'Finance of one vehicle of this fixture.',
      'Have at hand',
      '.own-figures',
    ],
  ])(
    'P1 F8 C12 those with figures of a vehicle show them, too: %s',
    (address, title, description, card, figures) => {
      const own = read(address);
      expect(own.text('h1')).toBe(title);
      expect(own.texts('.lead-words .text-cards h2')).toEqual([card]);
      expect(own.has(figures)).toBe(true);
      expect(own.html.indexOf(card)).toBeLessThan(own.html.indexOf('action="/api/leads"'));
      expect(own.attribute('meta[name="description"]', 'content')).toBe(description);
    },
  );

  test('P1 K20 F8 the page of a valuation may frame its video', () => {
    const own = read('/sell-my-car');
    expect(own.attribute('meta[http-equiv="Content-Security-Policy"]', 'content')).toBe(
      'frame-src https://video.example',
    );
    expect(own.attribute('.lead-words .text-video button', 'ariaLabel')).toBe('Play: How a car is valued');
  });
});

describe('blocks', () => {
  const page = read('/every-block');
  test('P1 cards, a figure, actions and a place', () => {
    expect(page.texts('.text-cards h2')).toEqual(['Used', 'Nothing behind it']);
    expect(page.attribute('.text-figure img', 'alt')).toBe('A car');
    expect(page.attribute('.text-figure img', 'srcSet')).toContain('-480.webp 480w');
    expect(page.texts('.text-action a')).toEqual(['See used cars', 'Contact Us']);
    expect(page.text('.text-place')).toContain('18 Hume Highway, Liverpool NSW 2170');
    expect(page.texts('.text-hours tr')[0]).toContain('8:30am – 5:30pm');
  });

  test('P1 K20 a video is a poster, with its words and a link, and nothing of another company is loaded', () => {
    expect(page.has('iframe')).toBe(false);
    expect(page.attribute('.text-video button', 'ariaLabel')).toBe('Play: A walk around');
    expect(page.text('.text-video figcaption')).toBe(
      'A walk around It plays from video.example, who can then see your IP address and may set cookies. Watch it on their site',
    );
    expect(page.attribute('.text-video figcaption a', 'href')).toBe('https://video.example/walk-around');
    expect(page.attribute('.text-video img', 'srcSet')).toContain('-480.webp 480w');
  });

  test('P1 K20 the page of a video may frame its player, and no other page may', () => {
    const policyOf = (address: string) =>
      read(address).attribute('meta[http-equiv="Content-Security-Policy"]', 'content');
    expect(policyOf('/every-block')).toBe('frame-src https://video.example');
    expect(policyOf('/warranty')).toBe("frame-src 'none'");
    const headers = readFileSync(path.join(FIXTURE_SITES, 'everything', '_headers'), 'utf8');
    expect(headers).toMatch(/frame-src [^;]*https:\/\/video\.example/);
    expect(headers).toContain('media-src https://media.everything.example');
  });

  test('P1 services are a table by kilometres', () => {
    expect(page.texts('.text-table tbody tr')).toEqual([
      '15,000 km or 12 months $349',
      '30,000 km or 24 months $429.50',
    ]);
  });
});

test('D11 an announcement of the day takes the place above every page, and leaves after its last day', () => {
  for (const address of ['/', '/about-us']) {
    const page = readPage(FIXTURE_SITES, 'plain', address);
    expect(page.text('announcement-bar')).toContain('Open late until 28 November. Who we are');
    expect(page.attribute('announcement-bar > div', 'dataLastDay')).toBe('2026-11-28');
  }
});

test('P1 where the dealer allows it, a text with a problem is left out and the rest is built', () => {
  const odd = pageAddresses(FIXTURE_SITES, 'odd');
  expect(odd).toContain('/about-us');
  expect(odd).not.toContain('/left-out');
});
