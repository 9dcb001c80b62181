import { describe, expect, test } from 'vitest';
import { checkSite } from '../../domain/compliance/check-site.ts';
import { ComplianceSettings } from '../../domain/compliance/compliance-settings.ts';
import { LAW_RULES } from '../../domain/compliance/law-rules.ts';
import { pageFacts } from '../../domain/compliance/page-facts.ts';
import type { CheckedSite } from '../../domain/compliance/rule.ts';
import { letterSizes } from './letter-sizes.ts';
import { readPage } from './read-page.ts';

const CAR = '/cars/a';
const SIZES = letterSizes(['.small { font-size: 12px } .large { font-size: 24px }']);
const WARNING =
  '*WARNING: This comparison rate is true only for the examples given and may not include all fees and charges.';
const CREDIT = 'Credit provided by Mallee Credit Pty Ltd, Australian credit licence 999034.';
const FOOTER = '<footer>Dealer licence LMCT 99217</footer>';

const structured = ({ price = 20_000, state = 'VIC', condition = 'Used' } = {}): string =>
  `<script type="application/ld+json">${JSON.stringify({
    '@type': 'Car',
    brand: { name: 'Aldera' },
    itemCondition: `https://schema.org/${condition}Condition`,
    offers: { price, seller: { address: { addressRegion: state } } },
  })}</script>`;
const price = (amount: number, label = 'Drive away', more = ''): string =>
  `<p><span data-sheet="price" data-price="${amount}">$${amount.toLocaleString('en-AU')}</span> ${more}<span>${label}</span></p>`;
const card = (href: string, inside: string): string =>
  `<article><h3><a href="${href}">A car</a></h3>${inside}</article>`;
const table = (href: string, inside: string): string =>
  `<table><tr><th><a href="${href}">A truck</a></th><td>${inside}</td></tr></table>`;
const list = (href: string, inside: string): string =>
  `<ul><li><a href="${href}">A van</a>${inside}</li></ul>`;
const rights = (day = '21/11/2026'): string =>
  ['Statutory warranty', 'Cooling-off period']
    .map((topic) => `<dt>${topic}</dt><dd>3 months. Source (checked ${day})</dd>`)
    .join('');
const car = structured() + price(20_000) + rights();
const finance = `<div><p><span>Only $90 /wk*</span> <span>8.19% p.a. comparison rate</span></p><p>6.29% p.a. interest. ${WARNING} ${CREDIT}</p></div>`;

const TERMS = '$30,000 including government charges, no deposit, 5 year term, no final payment';
/** A repayment as pages state one: what stands behind it, its terms, its rates, and a total. */
const loan = ({
  weekly = 135,
  more = '',
  terms = TERMS,
  rate = 6.29,
  comparison = '8.19%',
  total = '',
} = {}): string =>
  `<div><p><span>Only $${weekly} /wk*${more}</span> <span>${comparison} p.a. comparison rate</span></p>
  <p>Example: ${terms}, ${rate}% p.a. interest.</p>${total && `<dl><dt>Total, 5 year term</dt><dd>${total}</dd></dl>`}
  <p>Comparison rate based on a 5 year secured fixed consumer loan of $30,000. ${WARNING} ${CREDIT}</p></div>`;

/** A list of cards with weekly figures: the terms once above them, a filter, and far more words between them than beside a figure. */
const weeklyList = ({
  terms = loan({ weekly: 141, terms: '$30,000 price, no deposit, 5 year term, no final payment' }),
  cards = [weeklyCard()],
  filter = '',
} = {}): string =>
  `<section data-weekly-terms>${terms}</section><div>${filter}</div>${'<p>Lists are long. </p>'.repeat(100)}${cards.join('')}`;
// $20,000 with the fees of $1,294.34 is 95.49 a week, and 89.74 without them.
const weeklyCard = ({
  amount = 20_000,
  weekly = 96,
  more = '',
  comparison = '<span>8.19% p.a. comparison rate</span>',
} = {}): string =>
  card(`/cars/${amount}`, `${price(amount)}<p><span>Only $${weekly} /wk*${more}</span> ${comparison}</p>`);
const BUDGETS = '<label><input type="radio">Up to $100 a week</label>';

type Case = {
  pages: Record<string, string>;
  site?: Partial<CheckedSite>;
};

/** The ids of the rules that find something on a site of some pages. */
function found({ pages, site }: Case): string[] {
  const checked: CheckedSite = {
    day: '2026-11-22',
    pages: Object.entries(pages).map(([address, html]) => pageFacts(readPage(html, SIZES), address)),
    indexed: new Map(),
    files: new Map(),
    provenWas: new Map(),
    pictures: [],
    showsRights: true,
    ...site,
  };
  const rules = checkSite(checked, ComplianceSettings.parse({}));
  return rules.flatMap(({ id, findings }) => (findings.length > 0 ? [id] : []));
}

const GOOD: Case = {
  pages: {
    '/': card(CAR, price(20_000)) + finance + FOOTER,
    [CAR]: car + finance + FOOTER,
    '/enquire': `<form><input name="email"><input type="checkbox" name="opt_in"><a href="/privacy-policy">Privacy policy</a></form>${FOOTER}`,
    '/privacy-policy': `<h1>Privacy</h1><p>The repayment estimate is an automated decision of no person.</p>${FOOTER}`,
  },
  site: { indexed: new Map([[CAR, 20_000]]) },
};
const vehicle = (html: string, site: Case['site'] = {}): Case => ({ pages: { [CAR]: html + FOOTER }, site });
/** A page with a repayment, on a site that says in its policy that a computer works it out. */
const advertised = (html: string): Case => ({
  pages: {
    ...page(html).pages,
    '/privacy-policy': `<p>The repayment is an automated decision.</p>${FOOTER}`,
  },
});
const page = (html: string): Case => ({ pages: { '/about-us': html + FOOTER } });

test('P3 a site that is as the law asks has no finding', () => {
  expect(found(GOOD)).toEqual([]);
});

/** Of each rule the ways in which a page breaks it, and what is near but allowed. */
const BROKEN: Record<string, Record<string, Case>> = {
  'licence-number': {
    'no licence at all': { pages: { '/': '<p>Good cars</p>' } },
    'a licence for credit only': { pages: { '/': `<p>${CREDIT}</p>` } },
    'a licence in a script only': { pages: { '/': '<script>"licence LMCT 99217"</script>' } },
  },
  'picture-licence': {
    'a picture of which nobody said anything': {
      ...page('<p>About us</p>'),
      site: { pictures: [{ name: 'photos/yard.webp', file: '/img/yard.0-320.webp', licence: undefined }] },
    },
  },
  'one-price': {
    'another price on a card': {
      pages: { '/': card(CAR, price(19_500)) + FOOTER, [CAR]: car + FOOTER },
    },
    'another price in a row of a table': {
      pages: { '/': table(CAR, price(19_500)) + FOOTER, [CAR]: car + FOOTER },
    },
    'another price in an entry of a list': {
      pages: { '/': list(CAR, price(19_500)) + FOOTER, [CAR]: car + FOOTER },
    },
    'another price in structured data': vehicle(structured({ price: 21_000 }) + price(20_000) + rights()),
    'another price in the search index': vehicle(car, { indexed: new Map([[CAR, 20_500]]) }),
    'another price in a file for programs': vehicle(car, {
      files: new Map([['inventory.json', new Map([[CAR, 19_000]])]]),
    }),
    'another price for people than for programs': vehicle(
      `${structured()}<p><span data-sheet="price" data-price="20000">$20,900</span> Drive away</p>${rights()}`,
    ),
  },
  'price-includes': {
    'no word on what it includes': vehicle(structured() + price(20_000, '') + rights()),
    'without charges where the state expects the total': vehicle(
      structured() + price(20_000, 'Excl. government charges') + rights(),
    ),
    'a new vehicle without charges, in any state': vehicle(
      structured({ condition: 'New', state: 'SA' }) + price(20_000, 'Excl. government charges'),
    ),
  },
  'total-price': {
    'a used vehicle before charges, in a state that allows it': vehicle(
      structured({ state: 'SA' }) + price(20_000, 'Excl. government charges') + rights(),
    ),
    'by another label': vehicle(
      structured({ state: 'SA' }) + price(20_000, 'Before government charges') + rights(),
    ),
  },
  // $30,000 at 6.29 over 260 weeks is 134.62; with the fees of $1,294.34 that 8.19 implies it is 140.35.
  'financed-fees': {
    'a repayment without them': page(loan()),
    'a total without them, too': page(loan({ total: '$35,100' })),
    'a deposit and a final payment': page(
      loan({ weekly: 61, terms: '$30,000 price, $5,000 deposit, 5 year term, $14,000 final payment' }),
    ),
    'a price before charges': page(
      loan({ terms: '$30,000 before government charges, no deposit, 5 year term, no final payment' }),
    ),
    'half of them': page(loan({ weekly: 137 })),
    'a card of a list, at its own price': page(
      weeklyList({ cards: [weeklyCard(), weeklyCard({ weekly: 90 })] }),
    ),
  },
  'was-price': {
    'a former price that nobody was asked': vehicle(
      structured() + price(20_000, 'Drive away', '<s>was $22,000</s> ') + rights(),
    ),
    'another one than the history has': vehicle(
      structured() + price(20_000, 'Drive away', '<s>was $22,000</s> ') + rights(),
      { provenWas: new Map([[CAR, 21_000]]) },
    ),
    'a former price that is no higher': vehicle(
      structured() + price(20_000, 'Drive away', '<s>was $20,000</s> ') + rights(),
      { provenWas: new Map([[CAR, 20_000]]) },
    ),
  },
  'barred-words': {
    'on road costs, in New South Wales': vehicle(
      `${structured({ state: 'NSW' })}${price(20_000)}${rights()}<p>Plus on road costs.</p>`,
    ),
    'in a text of a dealer who sells there': {
      pages: {
        [CAR]: structured({ state: 'NSW' }) + price(20_000) + rights() + FOOTER,
        '/special-offers': `<p>All prices plus ORC.</p>${FOOTER}`,
      },
    },
  },
  'proven-sales': {
    'a number that the time of day makes up': page(
      '<sales-counter data-sales-counter="clock"><p>5,280 cars sold in November</p></sales-counter>',
    ),
    'one whose record has no words': page(
      '<sales-counter data-sales-counter="clock"><p>5,280 cars sold</p><p data-sales-basis> </p></sales-counter>',
    ),
  },
  'claimed-checks': { 'one done': vehicle(`${car}<ul data-checks="before-handover"><li>Tested</ul>`) },
  'comparison-rate': {
    'a repayment alone': page(`<p>Only $90 per week. ${CREDIT}</p>`),
    'a rate alone': page(`<p>From 6.29% p.a. ${CREDIT}</p>`),
    'a comparison rate far away': page(
      `<div><p>Only $90 /wk</p></div><div>${'<p>More about the car. </p>'.repeat(60)}<p>8.19% p.a. comparison rate. ${WARNING} ${CREDIT}</p></div>`,
    ),
    'a smaller comparison rate': page(
      `<div><p class="large">Only $90 /wk</p><p class="small">8.19% p.a. comparison rate</p><p>${WARNING} ${CREDIT}</p></div>`,
    ),
    'a card of a list without one, beside cards that have theirs': page(
      weeklyList({ cards: [weeklyCard(), weeklyCard({ comparison: '' }), weeklyCard()] }),
    ),
    'a card of a list with a smaller one': page(
      weeklyList({
        cards: [weeklyCard({ comparison: '<span class="small">8.19% p.a. comparison rate</span>' })],
      }),
    ),
    'a list without its terms': page(weeklyCard()),
    'a list whose terms have no warning': page(
      weeklyList({ terms: `<p>Only $141 /wk* 8.19% p.a. comparison rate. ${CREDIT}</p>` }),
    ),
    'a list whose terms stand below it': page(
      `${weeklyCard()}${'<p>And more. </p>'.repeat(100)}${weeklyList({ cards: [] })}`,
    ),
    'a list whose terms come after its first cards, without a link above it': page(
      `${weeklyCard()}${weeklyCard()}${'<p>And more. </p>'.repeat(100)}${weeklyList()}`,
    ),
    'a budget of a filter without one': page(
      weeklyList({ filter: '<p>More filters.</p>'.repeat(60) + BUDGETS }),
    ),
    'a figure that is no card, far below the terms of a list': page(
      `${weeklyList()}<p>Only $80 /wk* 8.19% p.a. comparison rate.</p>`,
    ),
    'no warning': page(`<p>Only $90 /wk, 8.19% p.a. comparison rate. ${CREDIT}</p>`),
  },
  'credit-licence': {
    'no licence': page(`<p>Only $90 /wk, 8.19% p.a. comparison rate. ${WARNING}</p>`),
    'a shortened name': page(`<p>Mallee Credit, ACL 999034.</p>`),
  },
  'statutory-notes': {
    'nothing on warranty and cooling-off': vehicle(structured() + price(20_000)),
    'no day of the source': vehicle(
      `${structured()}${price(20_000)}<dt>Statutory warranty</dt><dd>3 months</dd><dt>Cooling-off period</dt><dd>3 days</dd>`,
    ),
    'a source of two years ago': vehicle(structured() + price(20_000) + rights('21/11/2024')),
  },
  'privacy-notice': {
    'a form without the link': page('<form><input name="email"></form>'),
  },
  'free-consent': {
    'a box that is ticked': page(
      '<form><input name="email"><input type="checkbox" name="opt_in" checked><a href="/privacy-policy">Privacy</a></form>',
    ),
  },
  'automated-decisions': {
    'a valuation that the policy does not name': {
      pages: { '/trade-in': FOOTER, '/privacy-policy': `<p>We keep your details.</p>${FOOTER}` },
    },
    'a gauge of the price': vehicle(`${car}<p data-gauge="word">Great price</p>`),
    'no policy at all': { pages: { '/sell-my-car': FOOTER } },
  },
};

describe.each(LAW_RULES.map(({ id }) => id))('P3 %s', (id) => {
  test('has examples of what breaks it', () => {
    expect(Object.keys(BROKEN[id] ?? {}).length).toBeGreaterThan(0);
  });

  test.each(Object.entries(BROKEN[id] ?? {}))('finds: %s', (_, broken) => {
    expect(found(broken)).toContain(id);
  });
});

/** What looks like a fault and is none. */
const ALLOWED: Record<string, Case> = {
  'on road costs in a state that does not bar the words': vehicle(`${car}<p>Plus on road costs.</p>`),
  'a repayment with the fees of its comparison rate': advertised(loan({ weekly: 141 })),
  'one that is rounded down': advertised(loan({ weekly: 140 })),
  'a total with them': advertised(loan({ total: '$36,490' })),
  'fees that are said to be charged apart': advertised(loan({ more: ', plus $1,294.34 in fees' })),
  'a list of weekly figures with its terms once above them': advertised(
    weeklyList({
      cards: [
        weeklyCard(),
        weeklyCard({ amount: 40_000, weekly: 186 }),
        weeklyCard({ amount: 9000, weekly: 47 }),
      ],
      filter: `${BUDGETS}<p>8.19% p.a. comparison rate*</p>`,
    }),
  ),
  'a list whose terms come after its first cards, with a link above it': advertised(
    `<p><b>8.19% p.a. comparison rate</b>.* <a href="#weekly-terms" data-weekly-terms-link>How they're worked out</a></p>${BUDGETS}<p>8.19% p.a. comparison rate*</p>${'<p>And more. </p>'.repeat(100)}${weeklyCard()}${weeklyCard({ amount: 40_000, weekly: 186 })}${weeklyList()}`,
  ),
  'a list with a deposit of a share of each price': advertised(
    weeklyList({
      terms: loan({ weekly: 127, terms: '$30,000 price, $3,000 deposit, 5 year term, no final payment' }),
      cards: [weeklyCard({ weekly: 87 })],
    }),
  ),
  'a list whose lender charges fees apart': advertised(
    weeklyList({
      terms: loan({ more: ', plus $1,294.34 in fees' }),
      cards: [weeklyCard({ weekly: 90, more: ', plus $1,294.34 in fees' })],
    }),
  ),
  'a number of sales that was counted': page(
    '<sales-counter data-sales-counter="sold"><p>12 cars sold in November</p></sales-counter>',
  ),
  'a number of sales with the record that proves it': page(
    '<sales-counter data-sales-counter="clock"><p>5,280 cars sold</p><p data-sales-basis>Our audited sales of 2025.</p></sales-counter>',
  ),
  'a pair without fees': advertised(loan({ comparison: '6.31%' })),
  'a range of comparison rates': advertised(loan({ comparison: '8.38% to 19.42%' })),
  'a repayment whose deposit is not known': advertised(
    loan({ weekly: 90, terms: '$30,000 price, 5 year term' }),
  ),
  'a former price that the history proves': vehicle(
    structured() + price(20_000, 'Drive away', '<s>was $22,000</s> ') + rights(),
    { provenWas: new Map([[CAR, 22_000]]) },
  ),
  'a sold vehicle, whose index keeps what it was sold for': vehicle(
    `${structured()}<p data-part="sold">Sold</p>${rights()}`,
    { indexed: new Map([[CAR, 19_000]]) },
  ),
  'a percentage that is no rate': page('<p>Save 10% on tyres, and 5% fuel.</p>'),
  'dollars of fuel a week': page('<dl><dt>Weekly fuel</dt><dd>$23</dd></dl>'),
  'a demonstrator without statutory notes, which are for used vehicles': vehicle(
    `${structured()}${price(20_000)}<dt>Condition</dt><dd>Demo</dd>`,
  ),
  'the price of a subscription, which is no repayment of a loan': {
    pages: {
      '/': card(CAR, price(189, 'a week')) + FOOTER,
      [CAR]: structured({ price: 12_990 }) + price(189, 'a week') + rights() + FOOTER,
    },
    site: { indexed: new Map([[CAR, 12_990]]) },
  },
  'a picture of which it is said by what right it is shown': {
    ...page('<p>About us</p>'),
    site: { pictures: [{ name: 'photos/yard.webp', file: '/img/yard.0-320.webp', licence: 'Our own' }] },
  },
  'a search box, which asks nobody who they are': page('<form><input name="query"></form>'),
  "a choice of a location, whose name is nobody's": page(
    '<form><input type="radio" name="location_name" value="Brookvale"></form>',
  ),
  'a postcode alone': page('<form><input name="postcode"></form>'),
};

test.each(Object.entries(ALLOWED))('P3 allowed: %s', (_, allowed) => {
  expect(found(allowed)).toEqual([]);
});

test('P3 a rule that is switched off finds nothing, and another level is told', () => {
  const pages = [pageFacts(readPage('<p>Good cars</p>', SIZES), '/')];
  const site: CheckedSite = {
    day: '2026-11-22',
    pages,
    indexed: new Map(),
    files: new Map(),
    provenWas: new Map(),
    pictures: [],
    showsRights: false,
  };
  const rule = (level: 'off' | 'warn') =>
    checkSite(site, ComplianceSettings.parse({ rules: { 'licence-number': level } })).find(
      ({ id }) => id === 'licence-number',
    );
  expect(rule('off')).toMatchObject({ level: 'off', findings: [] });
  expect(rule('warn')).toMatchObject({ level: 'warn', findings: [{ address: '/' }] });
});

test('P3 a price before charges is not told to programs, and is no second price for it', () => {
  const before = structured({ price: undefined as never, state: 'SA' }).replace('"price":20000,', '');
  const html = before + price(20_000, 'Excl. government charges') + rights();
  expect(found(vehicle(html))).toEqual(['total-price']);
  expect(found(vehicle(before + price(20_000) + rights()))).toContain('one-price');
});

test('P3 rows of a table and of a list state the prices of their own vehicles, not of the page', () => {
  const prices = (inside: string) =>
    pageFacts(readPage(inside, SIZES), '/').prices.map(({ of, amount }) => [of, amount]);
  const [row, entry] = [price(20_000), price(30_000)];
  expect(prices(table('/cars/a', row) + list('/cars/b#top', entry))).toEqual([
    ['/cars/a', 20_000],
    ['/cars/b', 30_000],
  ]);
  expect(prices(`<ul><li><a href="/finance">Finance</a>${row}</li></ul>`)).toEqual([['/', 20_000]]);
});
