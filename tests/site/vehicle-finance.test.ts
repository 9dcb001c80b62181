import { describe, expect, test } from 'vitest';
import { FIXTURE_SITES } from '../built-sites.ts';
import { demoPages, fixturePage, vehiclePages } from './read-vehicle-pages.ts';

const GROUP = 'harbour-motor-group';
const groupPages = demoPages(GROUP);
const onSale = groupPages.filter((page) => page.has('[aria-label=Summary] [data-price]'));

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
              /\$[\d,]+ (?:(?:including (?:estimated )?|before )government charges|price), .*year term/,
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
          .map((page) => /for a (\w+ \w+)[.,]/.exec(page.text('#running-cost'))?.[1]),
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
      // The small print below is the lender's own.
      expect(page.has('#finance-form dl'), page.file).toBe(false);
      for (const offer of page.texts('#finance-form [data-part=offer]'))
        expect(offer, page.file).not.toMatch(/\$\d|% p\.a\./);
    }
  });
});
