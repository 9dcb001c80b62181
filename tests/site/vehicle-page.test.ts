import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEMO_SITES, FIXTURE_SITES } from '../built-sites.ts';
import { blockedByPolicy, type BuiltPage, isVehicleAddress, pageAddresses, readPage } from './read-page.ts';
import { shownAddress } from './shown-address.ts';

/** The page of the vehicle of a fixture with that stock number. */
function fixturePage(slug: string, stock: string): BuiltPage {
  const address = pageAddresses(FIXTURE_SITES, slug).find(
    (name) => name.startsWith('/cars/') && name.endsWith(`-${stock.toLowerCase()}`),
  );
  if (!address) throw new Error(`${slug} has no page for ${stock}`);
  return readPage(FIXTURE_SITES, slug, address);
}

const vehiclePages = (sites: string, slug: string): BuiltPage[] =>
  pageAddresses(sites, slug)
    .filter(isVehicleAddress)
    .map((address) => readPage(sites, slug, address));

const demos = new Map<string, BuiltPage[]>();

/** Every vehicle page of a demo site; each is parsed once. */
function demoPages(slug: string): BuiltPage[] {
  const pages = demos.get(slug) ?? vehiclePages(DEMO_SITES, slug);
  demos.set(slug, pages);
  return pages;
}

const GROUP = 'harbour-motor-group';
const groupPages = demoPages(GROUP);
const onSale = groupPages.filter((page) => page.has('[aria-label=Summary] [data-price]'));
const headings = (page: BuiltPage): string[] => page.texts('main h2, main h3');

describe('the page of a car', () => {
  test('V6 its sections stand in the order of the spec', () => {
    const order = [
      'Key information',
      'Used car checks',
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
      ['Drive away', 'Government charges and dealer fees are in the price.'],
      ['Excl. government charges', 'Government charges, such as stamp duty and registration, are added.'],
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
    expect(petrol?.text('#fuel-calculator dl')).toMatch(/^Fuel a week \$\d+ Fuel a year \$[\d,]+$/);
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
        /^SOLD .*Find Me Something Similar Tell me when one comes$/,
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

describe('money is lent by law', () => {
  const warnings = /Comparison rate based on a 5 year secured fixed consumer loan of \$30,000\. WARNING: /;

  test.each([GROUP, 'wattle-used-cars', 'ironbark-motorcycles', 'bass-strait-trucks'])(
    'C2 %s shows no repayment or rate without its comparison rate and its warning',
    (slug) => {
      let shown = 0;
      for (const page of demoPages(slug)) {
        for (const place of [
          '[aria-label=Summary]',
          '#vehicle-bar',
          '#finance-calculator',
          '#finance-form',
        ]) {
          if (!page.has(place)) continue;
          const text = page.text(place);
          if (!/\$\d[\d,]* \/(wk|fn|mth)|% p\.a\./.test(text)) continue;
          shown += 1;
          expect(text, `${page.file} ${place}`).toMatch(/comparison rate/i);
          expect(text, `${page.file} ${place}`).toMatch(warnings);
          expect(text, `${page.file} ${place}`).toMatch(
            /Credit provided or arranged by .*, Australian credit licence \d{6}\./,
          );
          if (/\$\d[\d,]* \/(wk|fn|mth)/.test(text))
            expect(text, `${page.file} ${place}`).toMatch(
              /\$[\d,]+ (?:(?:estimated )?drive away )?price(?: before government charges)?, .*year term/,
            );
        }
      }
      expect(shown).toBeGreaterThan(10);
    },
  );

  test('C2 a dealer that says nothing of credit advertises none, and its pages lead to people', () => {
    const pages = vehiclePages(FIXTURE_SITES, 'plain');
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) {
      expect(page.has('#finance-calculator'), page.file).toBe(false);
      expect(page.text('main'), page.file).not.toMatch(/\/wk|% p\.a\.|comparison rate/i);
    }
    expect(pages.some((page) => page.has('#finance-form'))).toBe(true);
  });

  test('V8 no electric vehicle has a tank, and each is compared with one of its own kind', () => {
    const pages = [GROUP, 'ironbark-motorcycles', 'bass-strait-trucks'].flatMap(demoPages);
    const electric = pages.filter((page) => page.has('#running-cost'));
    expect(electric.length).toBeGreaterThan(20);
    for (const page of electric) {
      expect(page.text('main'), page.file).not.toContain('Fuel capacity');
      expect(page.html, page.file).not.toContain('fuelCapacity');
    }
    const compared = (slug: string) =>
      new Set(
        demoPages(slug)
          .filter((page) => page.has('#running-cost'))
          .map((page) => /for a (\w+ \w+)\./.exec(page.text('#running-cost'))?.[1]),
      );
    expect(compared('ironbark-motorcycles')).toEqual(new Set(['petrol motorcycle']));
    expect(compared('bass-strait-trucks')).toEqual(new Set(['diesel truck']));
  });

  test('C1 a car without a price shows no teaser', () => {
    const priceless = groupPages.filter((page) => page.has('[aria-label=Summary] [data-price=""]'));
    expect(priceless.length).toBeGreaterThan(0);
    const withTeaser = priceless.filter((page) => page.has('[data-finance-figure]'));
    expect(withTeaser.map(({ file }) => file)).toEqual([]);
  });

  test('C2 V12 sidebar, sticky header and calculator show one repayment', () => {
    // A reserved car has a calculator and advertises nothing.
    const advertised = onSale.filter((page) => page.has('[data-figure=payment]'));
    expect(advertised.length).toBeGreaterThan(100);
    for (const page of advertised) {
      const repayment = page.attribute('#finance-calculator [data-repayment]', 'dataRepayment');
      const shown = page.texts('[data-figure=payment]').map((text) => text.replace(/\D/g, ''));
      expect(shown, page.file).toEqual([repayment, repayment]);
    }
  });

  test('C7 an offer of a lender stands with its name; one without a rate is none', () => {
    const offered = groupPages.filter((page) => /Headland Credit|Ferrypoint Finance/.test(page.html));
    expect(offered.length).toBeGreaterThan(0);
    for (const page of offered.filter((one) => one.has('#finance-calculator')))
      expect(page.text('#finance-form [data-offer=by]'), page.file).toMatch(
        /^(Headland Credit|Ferrypoint Finance)$/,
      );
    expect(offered[0]?.text('#finance-calculator')).toMatch(/\$\d[\d,]* \/wk\*.* This offer: /);
    const bare = fixturePage('everything', 'E-LENT');
    // What stands there instead is the dealer's own arithmetic, and says so (spec C10).
    expect(bare.text('#finance-form')).toContain('Our estimate');
    expect(bare.html).not.toContain('7.10%');
  });

  test('C9 small print longer than 197 characters is cut, and whole behind Show More', () => {
    const page = fixturePage('everything', 'E-LENT');
    expect(page.text('#financeDisclaimer .excerpt').length).toBeLessThanOrEqual(198);
    expect(page.text('#financeDisclaimer summary')).toContain('Show More');
  });
});

describe('vans, markets and rights', () => {
  test('V19 a van shows its figures and a tow check that answers nothing before it has a figure', () => {
    const page = demoPages('tallowood-caravans').find((candidate) => candidate.has('#tow-check'))!;
    expect(page.text('#tow-check h3')).toBe('Can your car tow it?');
    expect(page.text('#tow-check')).toContain('Braked towing capacity of your vehicle');
    expect(page.text('#tow-check')).not.toMatch(/Unknown|Within|Too heavy/);
    expect(page.text('#tow-check')).toMatch(/tow ball|ball weight/);
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

describe('what pages ask of whoever answers', () => {
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

  test('C10 C2 figures without a provider are called an estimate, with comparison rate and warning beside them', () => {
    const estimated = demoPages('wattle-used-cars').filter((page) => page.has('#finance-form [data-offer]'));
    expect(estimated.length).toBeGreaterThan(50);
    for (const page of estimated.filter((one) => one.text('[data-offer=by]') === 'Our estimate')) {
      const figures = page.text('#finance-calculator dl.quote');
      expect(figures, page.file).toMatch(/^Repayment \$.* Comparison rate\* \d+\.\d\d% p\.a\. /);
      expect(page.text('#finance-calculator'), page.file).toMatch(/An estimate, not a quote: .*WARNING: /);
    }
  });

  test('V10 C2 the finance section says repayment and rates once, in the calculator', () => {
    const financed = [GROUP, 'wattle-used-cars', 'ironbark-motorcycles']
      .flatMap(demoPages)
      .filter((page) => page.has('#finance-calculator'));
    expect(financed.length).toBeGreaterThan(200);
    for (const page of financed) {
      expect(page.text('#finance-form'), page.file).toMatch(
        /^Finance Available For This Vehicle! .*Get Finance Now/,
      );
      expect(page.text('#finance-form'), page.file).not.toMatch(/\$\d|% p\.a\./);
    }
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
