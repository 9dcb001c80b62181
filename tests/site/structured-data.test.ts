import { select, selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { describe, expect, test } from 'vitest';
import { builtSiteFolders } from './built-site-folders.ts';
import { jsonLdOf, pageAddresses, readPage, type BuiltPage } from './read-page.ts';
import { pageOfEachKind } from './page-kinds.ts';

type Node = Record<string, unknown>;

const words = (text: string): string => text.replace(/\s+/g, ' ').trim();
const digits = (text: unknown): string => String(text).replace(/^\+61/, '0').replace(/\D/g, '');
const list = (value: unknown): Node[] => (Array.isArray(value) ? value : []);

/** The words that people read between the header and the footer. */
const shownOn = (page: BuiltPage): string => page.text('main');

/** What structured data of each kind says that its page does not show, in words. */
const DIFFERENCES: Record<string, (node: Node, page: BuiltPage) => string[]> = {
  BreadcrumbList: (node, page) => {
    const [trail] = page.all('nav[aria-label=Breadcrumb]');
    const shown = trail
      ? selectAll('li', trail).map((item) => words(toText(item)).replace(/^[/›\s]+/, ''))
      : [];
    const said = list(node['itemListElement']).map(({ name }) => String(name));
    return shown.join(' / ') === said.join(' / ') ? [] : [`${said.join(' / ')} but ${shown.join(' / ')}`];
  },
  AutoDealer: dealerDifferences,
  AutoRepair: dealerDifferences,
  AutoPartsStore: dealerDifferences,
  Car: vehicleDifferences,
  Vehicle: vehicleDifferences,
  Motorcycle: vehicleDifferences,
  BlogPosting: ({ headline, author }, page) => [
    ...(page.text('h1') === headline ? [] : [`headline ${headline}`]),
    ...missing(page, [(author as Node)['name']]),
  ],
  JobPosting: ({ title }, page) => (page.text('h1') === words(String(title)) ? [] : [`title ${title}`]),
  Offer: ({ name }, page) => (page.text('h1') === words(String(name)) ? [] : [`name ${name}`]),
  FAQPage: ({ mainEntity }, page) =>
    missing(
      page,
      list(mainEntity).map(({ name }) => name),
    ),
  ItemList: ({ itemListElement }, page) =>
    missing(
      page,
      list(itemListElement).map(({ name }) => name),
    ),
};

function missing(page: BuiltPage, facts: readonly unknown[]): string[] {
  const shown = shownOn(page).toLowerCase();
  return facts.flatMap((fact) =>
    shown.includes(words(String(fact)).toLowerCase()) ? [] : [`no ${fact} on the page`],
  );
}

/** '08:30' as pages show it: '8:30 am', '5 pm'. */
function clock(time: string): RegExp {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '(?:[:.]00)?' : `[:.]${String(minute).padStart(2, '0')}`;
  return new RegExp(`\\b0?${hour % 12 || 12}${minutes}\\s?${hour < 12 ? 'am' : 'pm'}`, 'i');
}

function dealerDifferences(node: Node, page: BuiltPage): string[] {
  const { streetAddress, postalCode } = (node['address'] ?? {}) as Node;
  const hours = list(node['openingHoursSpecification']).flatMap(({ opens, closes }) => [
    String(opens),
    String(closes),
  ]);
  const all = words(page.text('body'));
  return [
    ...missing(
      page,
      [node['name'], streetAddress, postalCode].filter((fact) => fact !== undefined),
    ),
    ...(node['telephone'] === undefined || digits(all).includes(digits(node['telephone']))
      ? []
      : [`no ${node['telephone']}`]),
    ...[...new Set(hours)].filter((time) => !clock(time).test(all)).map((time) => `no ${time} on the page`),
  ];
}

function vehicleDifferences(node: Node, page: BuiltPage): string[] {
  const { price, lowPrice } = (node['offers'] ?? {}) as Node;
  const dollars = price ?? lowPrice;
  const shown = `$${Number(dollars).toLocaleString('en-AU')}`;
  return [
    ...(page.text('h1').includes(String(node['model'])) ? [] : [`model ${node['model']}`]),
    ...(dollars === undefined || shownOn(page).includes(shown) ? [] : [`no ${shown} on the page`]),
  ];
}

/** The largest page of each kind, and the pages of all places: each department has a kind of its own. */
const compared = (folder: string, slug: string): string[] => [
  ...new Set([
    ...pageOfEachKind(folder, slug),
    ...pageAddresses(folder, slug).filter((address) => /^\/(our-location|locations)\//.test(address)),
  ]),
];

// The words of one fixture have control characters in them, which pages leave out and hostile-words.test.ts follows.
const sites = builtSiteFolders().filter(({ slug }) => slug !== 'hostile');

const met = new Set<string>();

describe('P5 structured data', () => {
  test.each(sites)('of $slug says what its pages show', ({ folder, slug }) => {
    const differences = compared(folder, slug).flatMap((address) => {
      const page = readPage(folder, slug, address);
      return jsonLdOf(page).flatMap((node) => {
        const type = String(node['@type']);
        met.add(type);
        const differs = DIFFERENCES[type];
        return (differs ? differs(node, page) : ['a kind that nobody compares']).map(
          (difference) => `${address} ${type}: ${difference}`,
        );
      });
    });
    expect(differences).toEqual([]);
  });

  test('is there in each kind', () => {
    expect([...met].toSorted()).toEqual(Object.keys(DIFFERENCES).toSorted());
  });

  test('that differs from its page is found', () => {
    const { slug, folder } = builtSiteFolders()[0] ?? { slug: '', folder: '' };
    const address = pageOfEachKind(folder, slug).find((each) => each.startsWith('/cars/')) ?? '';
    const page = readPage(folder, slug, address);
    expect(vehicleDifferences({ model: 'Nothing', offers: { price: 123_456_789 } }, page)).toHaveLength(2);
    expect(select('nav[aria-label=Breadcrumb]', page.all('body')[0]!)).toBeDefined();
    expect(DIFFERENCES['BreadcrumbList']?.({ itemListElement: [{ name: 'Home' }] }, page)).toHaveLength(1);
    expect(DIFFERENCES['FAQPage']?.({ mainEntity: [{ name: 'Is it blue inside?' }] }, page)).toHaveLength(1);
  });
});
