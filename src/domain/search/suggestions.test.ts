import { expect, test } from 'vitest';
import { ListingSettings } from './listing-settings.ts';
import { bodyHref, makeHref, modelHref, queryHref } from './listing-links.ts';
import { suggestionsOf } from './suggestions.ts';

const { routes } = ListingSettings.parse({});
const price = (): string => '$9,990';
const answer = {
  hits: [
    { name: '2021 Toyota Hilux', path: '/cars/2021-toyota-hilux-1' },
    { name: 'Evil', path: 'javascript:1' },
  ],
  facetDistribution: {
    make: { Toyota: 9, Mazda: 1 },
    make_model: { 'Toyota > Hilux': 8, 'Mazda > BT-50': 1, 'Toyota > HiAce': 1 },
    body: { 'Ute / Tray': 7, Van: 3 },
  },
};
const labels = (text: string): string[] =>
  suggestionsOf(text, answer, routes, price).map(({ label }) => label);

test.each([
  ['hilux', ['Toyota', 'Toyota Hilux', 'Ute / Tray', '2021 Toyota Hilux']],
  ['hi', ['Toyota', 'Toyota Hilux', 'Toyota HiAce', 'Ute / Tray', '2021 Toyota Hilux']],
  ['hilx', ['Toyota', 'Toyota Hilux', 'Ute / Tray', '2021 Toyota Hilux']],
  ['van', ['Toyota', 'Toyota Hilux', 'Ute / Tray', 'Van', '2021 Toyota Hilux']],
])('S14 %s suggests %j', (text, expected) => {
  expect(labels(text)).toEqual(expected);
});

test('S1 suggestions lead to pages of their own, with their count or price', () => {
  expect(suggestionsOf('hilux', answer, routes, price)).toEqual([
    { kind: 'list', label: 'Toyota', detail: '9', href: '/search/toyota' },
    { kind: 'list', label: 'Toyota Hilux', detail: '8', href: '/search/toyota/hilux' },
    { kind: 'list', label: 'Ute / Tray', detail: '7', href: '/search/ute-tray' },
    { kind: 'car', label: '2021 Toyota Hilux', detail: '$9,990', href: '/cars/2021-toyota-hilux-1' },
  ]);
  expect(suggestionsOf('x', { hits: [] }, routes, price)).toEqual([]);
});

test.each([
  [makeHref('Land Rover', routes), '/search/land-rover'],
  [makeHref('Land Rover', []), '/search/new-used-and-demo-cars?make=Land+Rover'],
  [makeHref('日', routes), '/search/new-used-and-demo-cars?make=%E6%97%A5'],
  [modelHref('Kia', 'Cee’d', routes), '/search/kia/ceed'],
  [modelHref('Kia', 'Rio', ['makes']), '/search/new-used-and-demo-cars?make=Kia&model=Rio'],
  [bodyHref('SUV', routes), '/search/suv'],
  [bodyHref('SUV', []), '/search/new-used-and-demo-cars?body=SUV'],
  [queryHref('a&b'), '/search/new-used-and-demo-cars?query=a%26b'],
])('S1 S2 %s', (href, expected) => {
  expect(href).toBe(expected);
});
