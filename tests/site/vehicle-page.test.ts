import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEMO_SITES, FIXTURE_SITES } from '../built-sites.ts';
import { blockedByPolicy, type BuiltPage, pageAddresses, readPage } from './read-page.ts';
import { demoPages, fixturePage } from './read-vehicle-pages.ts';
import { shownAddress } from './shown-address.ts';

const GROUP = 'harbour-motor-group';
const groupPages = demoPages(GROUP);
const onSale = groupPages.filter((page) => page.has('[aria-label=Summary] [data-price]'));
const headings = (page: BuiltPage): string[] => page.texts('main h2, main h3');

describe('the page of a car', () => {
  test('V6 its sections stand in the order of the spec', () => {
    const order = [
      'Key information',
      'What we check before handover',
      'Dealer comments',
      'All Specifications',
      'What it costs',
      'Finance calculator',
      'Finance Available For This Vehicle!',
      'Car Finance',
      'Fuel calculator',
      'Delivery calculator',
      'Vehicle Details',
      'Price comparison',
      'How the price compares',
      'Similar cars',
      'Located at',
    ];
    const page = onSale.find(
      (candidate) =>
        candidate.has('auto-gauge') && candidate.has('#fuel-calculator') && candidate.has('#delivery'),
    );
    const found = headings(page!).filter((heading) => order.includes(heading));
    expect(found).toEqual(order);
  });

  test('V8 V9 V10 all that a car costs beside its price is one section, with a heading for each part', () => {
    const page = onSale.find(
      (candidate) => candidate.has('#delivery') && candidate.has('#finance-calculator'),
    );
    expect(page?.texts('.costs > h2')).toEqual(['What it costs']);
    for (const id of ['finance-calculator', 'finance-form', 'fuel-calculator', 'delivery'])
      expect(page?.all(`.costs #${id} h3`), id).toHaveLength(1);
    expect(onSale.filter((candidate) => candidate.has('.costs') && !candidate.has('.costs h3'))).toEqual([]);
  });

  test('D4 V4 the sidebar says under the price what that price includes', () => {
    for (const [label, note] of [
      ['Drive away', 'Includes government charges and dealer fees.'],
      ['Excl. government charges', 'Government charges, such as stamp duty and registration, are extra.'],
    ]) {
      const pages = onSale.filter(
        (page) => page.texts('[aria-label=Summary] [data-sheet=price-type]')[0] === label,
      );
      expect(pages.length, label).toBeGreaterThan(5);
      for (const page of pages) expect(page.text('[aria-label=Summary]'), page.file).toContain(note);
    }
  });

  test('V14 the anchors of the spec are there', () => {
    const page = onSale.find((candidate) => candidate.has('#finance-calculator'));
    for (const id of ['finance-calculator', 'vehicle-map', 'financeDisclaimer', 'finance-form']) {
      expect(page?.all(`#${id}`), id).toHaveLength(1);
    }
  });

  test('V8 an electric car has a running cost and no fuel calculator; a petrol car the other way round', () => {
    const electric = groupPages.filter((page) => page.has('#running-cost'));
    expect(electric.length).toBeGreaterThan(0);
    for (const page of electric) expect(page.has('#fuel-calculator')).toBe(false);
    const petrol = groupPages.find((page) => page.has('#fuel-calculator'));
    expect(petrol?.text('#fuel-calculator dl')).toMatch(/^Weekly fuel \$\d+ Yearly fuel \$[\d,]+$/);
  });

  test('V10 V15 no button or link of a vehicle leads to a page that is not there', () => {
    const addresses = new Set(pageAddresses(DEMO_SITES, GROUP));
    const dead = new Set<string>();
    const shownAt = shownAddress(DEMO_SITES, GROUP);
    for (const page of groupPages) {
      for (const link of page.all('main a[href^="/"]')) {
        const href = String(link.properties.href);
        const address = href.replace(/[?#].*$/, '') || '/';
        // A photo leads to its file.
        const isThere = address.startsWith('/img/')
          ? existsSync(path.join(DEMO_SITES, GROUP, address))
          : addresses.has(shownAt(address));
        if (!isThere) dead.add(href);
      }
    }
    expect([...dead]).toEqual([]);
  });

  test('V15 a car in stock with a price that nobody reserved can be reserved first of all, where the dealer offers it', () => {
    const firstAction = (page: BuiltPage): string => page.texts('[data-actions] > li')[0] ?? '';
    const offering = onSale.filter((page) => firstAction(page) === 'Reserve Car Now');
    expect(offering.length).toBeGreaterThan(onSale.length / 2);
    for (const page of onSale) {
      const href = page.all('[data-action=reserve] a')[0]?.properties.href;
      if (offering.includes(page)) expect(String(href), page.file).toMatch(/^\/cars\/[^/]+\/checkout$/);
      else expect(page.html, page.file).not.toContain('Reserve Car Now');
    }
    const reserved = onSale.filter((page) => page.has('[data-part=tag-reserved]:not([hidden])'));
    expect(reserved.length).toBeGreaterThan(0);
    for (const page of reserved) expect(offering).not.toContain(page);
    expect(demoPages('bass-strait-trucks').some((page) => page.html.includes('Reserve Car Now'))).toBe(false);
  });

  test('M5 a car whose model has a page leads to it, by its name and not by a likeness', () => {
    const linked = groupPages.filter((page) => page.has('[aria-labelledby=vehicle-details] a'));
    expect(linked.length).toBeGreaterThan(3);
    for (const page of linked) {
      const model = /\/models\/([a-z0-9-]+)$/.exec(
        page.attribute('[aria-labelledby=vehicle-details] a', 'href') ?? '',
      )?.[1];
      expect(page.text('h1').toLowerCase(), page.file).toContain(model);
    }
  });

  test('V12 the line along the top has picture, name, price, a repayment, the first button and both links', () => {
    const page = onSale.find(
      (candidate) =>
        candidate.has('#vehicle-bar [data-finance-figure]') &&
        candidate.has('#vehicle-bar [data-part=reserve]'),
    );
    expect(page?.all('#vehicle-bar img')).toHaveLength(1);
    expect(page?.texts('#vehicle-bar a:not([hidden])')).toEqual([
      'Reserve Car Now',
      'Get Finance',
      'Trade-In Valuation',
    ]);
    expect(page?.text('#vehicle-bar [data-figure=payment]')).toMatch(/^Only \$\d+ \/wk\*$/);
    expect(page?.attribute('#vehicle-bar', 'inert')).toBeDefined();
  });

  test('D2 a sold car has no price, no finance and no buttons, and leads to others', () => {
    const sold = groupPages.filter((page) => page.has('[data-part=sold]:not([hidden])'));
    expect(sold.length).toBeGreaterThan(0);
    for (const page of sold) {
      expect(page.text('[data-part=sold]')).toMatch(
        /^SOLD .*Find Me Something Similar Email Me New Matches$/,
      );
      for (const gone of [
        '[aria-label=Summary] [data-price]',
        '#finance-calculator',
        '#vehicle-bar',
        '#action-bar',
      ]) {
        expect(page.has(gone), gone).toBe(false);
      }
    }
  });
});

describe('vans, markets and rights', () => {
  test('V19 a van shows its figures and a tow check that answers nothing before it has a figure', () => {
    const page = demoPages('tallowood-caravans').find((candidate) => candidate.has('#tow-check'))!;
    expect(page.text('#tow-check h3')).toBe('Can your car tow it?');
    expect(page.text('#tow-check')).toContain('Braked towing capacity of your vehicle');
    expect(page.text('#tow-check')).not.toMatch(/Unknown|Within|Too heavy/);
    expect(page.text('#tow-check')).toMatch(/tow bar|ball weight/i);
    expect(page.text('[aria-labelledby=key-information]')).toMatch(/Aggregate trailer mass [\d,]+ kg/);
    expect(page.has('#fuel-calculator')).toBe(false);
  });

  test('V5 V16 a price below the market names average, source and day', () => {
    const pages = groupPages.filter((page) => page.has('div[data-part=market]'));
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) {
      expect(page.text('div[data-part=market]')).toMatch(
        /^\$[\d,]+ below the (state|national) average of \$[\d,]+ Source: Bellbird Vehicle Index, \d\d\/\d\d\/\d{4}\./,
      );
      expect(page.text('auto-gauge')).toMatch(/(Good|Great) Deal Market range \$[\d,]+ to \$[\d,]+/);
    }
  });

  test('V5 V10 the market is one section, which says neither price nor difference nor the source again', () => {
    const pages = groupPages.filter((page) => page.has('div[data-part=market]') && page.has('auto-gauge'));
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) {
      expect(page.texts('.market > h2'), page.file).toEqual(['The price in the market']);
      const market = page.text('.market');
      expect(market).toMatch(/Price comparison .*How the price compares /);
      expect(market).not.toMatch(/ below the (state|national) average/);
      expect(market, page.file).not.toContain(page.text('[aria-label=Summary] [data-sheet=price]'));
      expect(market).toMatch(/This vehicle (\d+%|Less than 1%) lower (State|National) average \$[\d,]+/);
      expect(market.split('Source: ')).toHaveLength(2);
    }
  });

  test('V7 vehicles for sale, used and new, show the rights their state gives, with source and day', () => {
    const withRights = groupPages.filter((page) => page.has('[aria-labelledby=your-rights]'));
    const details = withRights.map((page) => page.text('[aria-labelledby=vehicle-details]'));
    const count = (condition: string) =>
      details.filter((text) => text.includes(`Condition ${condition}`)).length;
    expect(count('Used')).toBeGreaterThan(20);
    expect(count('New')).toBeGreaterThan(0);
    for (const page of withRights) {
      expect(page.text('[aria-labelledby=your-rights]')).toMatch(/ \(checked \d\d\/\d\d\/\d{4}\)/);
      expect(page.text('[aria-labelledby=your-rights]')).toContain('Consumer guarantees');
    }
    expect(readPage(DEMO_SITES, GROUP, '/').has('[aria-labelledby=your-rights]')).toBe(false);
  });
});

describe('bad input', () => {
  test('V2 sixty photos are sixty slides, of which one loads', () => {
    const page = fixturePage('odd', 'ODD-60');
    expect(page.all('.gallery-track li')).toHaveLength(60);
    expect(page.all('.gallery-track li img:not([data-asleep])')).toHaveLength(1);
    expect(page.all('.gallery-track li img[data-asleep][loading=lazy]')).toHaveLength(59);
  });

  test('V7 a comment of 12,000 characters is cut at 400', () => {
    const page = fixturePage('odd', 'ODD-LONG');
    expect(page.text('[aria-labelledby=comments] .excerpt').length).toBeLessThanOrEqual(401);
    expect(page.text('[aria-labelledby=comments] details').length).toBeGreaterThan(11_000);
  });

  test('V3 a spin of one frame is a picture without controls', () => {
    const page = fixturePage('odd', 'ODD-SPIN');
    expect(page.all('.spin-viewer img').length).toBeGreaterThan(0);
    expect(page.has('[data-spin]')).toBe(false);
  });

  test('V6 a car with nothing but a name has a tidy page', () => {
    const page = fixturePage('odd', 'ODD-2');
    expect(page.text('h1')).toBe('Aldera Pippit');
    expect(page.text('main')).toContain('Photos coming soon');
    expect(page.text('main')).toContain('Dealer comments are pending. Please check back here later.');
    for (const empty of ['undefined', 'NaN', 'null']) expect(page.text('main')).not.toContain(empty);
    expect(headings(page)).not.toContain('All Specifications');
  });

  test('V7 hostile comments, features and words stay words', () => {
    const page = fixturePage('odd', 'ODD-1');
    // Another with photos, whose island brings what wakes it.
    expect(page.all('main script:not([type])').length).toBe(
      fixturePage('odd', 'ODD-60').all('main script:not([type])').length,
    );
    expect(page.html).not.toMatch(/onclick=|onerror=(?!")|href="javascript:|data:text\/html/);
    expect(blockedByPolicy(FIXTURE_SITES, 'odd', page)).toEqual([]);
  });
});

describe('what pages ask of the host that answers', () => {
  test("K V18 every demo dealer's pages ask our backend on their own host; those of files alone ask nobody", () => {
    for (const slug of ['harbour-motor-group', 'wattle-used-cars', 'ironbark-motorcycles']) {
      const [page] = demoPages(slug);
      expect(page?.attribute('html', 'dataCalls'), slug).toBe('');
      expect(page?.has('vehicle-freshness'), slug).toBe(true);
    }
    const alone = fixturePage('plain', 'P100');
    expect(alone.attribute('html', 'dataCalls')).toBeUndefined();
    expect(alone.has('vehicle-freshness, [data-asks]')).toBe(false);
  });

  test('V13 V15 the bubble of a chat waits for its styles, and leads to the form of the site', () => {
    const chatting = demoPages('ironbark-motorcycles').filter((page) => page.has('[data-chat][hidden]'));
    expect(chatting.length).toBeGreaterThan(20);
    for (const page of chatting) {
      expect(String(page.attribute('#chat-bubble', 'href')), page.file).toMatch(
        /^\/instant-message\?car_id=/,
      );
      expect(page.text('[data-action=chat]'), page.file).toBe('Instant Message');
    }
  });
});
