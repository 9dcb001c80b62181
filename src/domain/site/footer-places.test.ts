import { expect, test } from 'vitest';
import { exampleLocation } from '../location/example-location.fixture.ts';
import { footerPlaces } from './footer-places.ts';
import { LocationSettings } from '../location/location-settings.ts';

const yards = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    exampleLocation({ id: `${at}`, slug: `yard-${at}`, group: `yard-${at}`, name: `Yard ${at}` }),
  );
const ofFooter = (footer: 'few' | 'all', locations = yards(12), isPage = (_: string): boolean => true) =>
  footerPlaces(
    { locations, location: LocationSettings.parse({ footer }), site: { stock_noun: 'cars' } },
    isPage,
  );

test.each([
  ['few', 12, 3, 'All 12 locations'],
  ['few', 3, 3, undefined],
  ['all', 12, 12, undefined],
] as const)('P2 a footer of %s of %d places shows %d', (footer, count, shown, label) => {
  const { places, all } = ofFooter(footer, yards(count));
  expect([places.length, all?.label]).toEqual([shown, label]);
});

test('P2 a dealership says in the footer where it is, its phone, its week, its licence and where to go on', () => {
  const place = exampleLocation({
    slug: 'north',
    phone: '+61 2 5550 0110',
    dealer_license_number: 'MD099104',
    opening_hours: [
      ...[1, 2, 3, 4, 5].map((weekday) => ({
        weekday,
        status: 'Open' as const,
        open: '08:30',
        close: '17:30',
      })),
      { weekday: 6, status: 'Closed' as const },
    ],
  });
  const [first] = ofFooter('all', [place]).places;
  expect(first?.dealership).toMatchObject({
    phone: { label: '(02) 5550 0110', href: 'tel:+61255500110' },
    week: [
      { label: 'Mon–Fri', text: '8:30am – 5:30pm' },
      { label: 'Saturday', text: 'Closed' },
    ],
    licence: 'DL# MD099104',
  });
  expect(first?.dealership?.links.map(({ label }) => label)).toEqual([
    'Contact Us',
    'Cars in stock',
    'Get Directions',
  ]);
});

test('P2 a dealership leads to no page that the site has not', () => {
  const [first] = ofFooter('all', yards(1), (href) => href.startsWith('https://')).places;
  expect(first?.dealership?.links.map(({ label }) => label)).toEqual(['Get Directions']);
});

test('P2 places that shoppers may not see are in no footer', () => {
  expect(ofFooter('all', [exampleLocation({ visible: false })]).places).toEqual([]);
});
