import { expect, test } from 'vitest';
import { linkedRoutes } from './linked-routes.ts';

const LINKS = {
  finance: '/finance#apply',
  enquiry: '/finance-enquiry',
  apply: 'https://lender.example/apply',
  pre_approval: '/pre-approval',
  insurance: '/insurance',
};
const SETTINGS = {
  vehicle_page: { banner: [{ label: 'Offers', text: '', href: '/special-offers?from=car' }] },
  finance: { links: LINKS },
};
const linked = (...pages: string[]) =>
  linkedRoutes(SETTINGS, (href) => href.startsWith('https://') || pages.includes(href.split('?', 1)[0]!));

test('V4 a page of a vehicle links to routes that the site has, and to those that the settings name', () => {
  const { isPage } = linked('/enquire', '/special-offers', '/finance');
  for (const href of [
    '/enquire?car_id=1',
    '/special-offers?from=car',
    '/finance?car_id=1#apply',
    'https://lender.example/apply?car_id=1',
    'https://www.example.com/',
  ])
    expect(isPage(href), href).toBe(true);
  for (const href of ['/contact', '/insurance', '/cars/trade-in?car_id=1'])
    expect(isPage(href), href).toBe(false);
});

test('V4 a page that is none of them changes nothing, and each of them does', () => {
  expect(linked('/about-us').isPage('/about-us')).toBe(false);
  expect(linked('/about-us').routes).toEqual(linked().routes);
  expect(linked('/contact').routes).not.toEqual(linked().routes);
  expect(linked('/insurance').routes).not.toEqual(linked().routes);
});

test('F9 what lies below the address of a vehicle is asked of the site', () => {
  expect(linked('/cars/one/checkout').isPage('/cars/one/checkout')).toBe(true);
  expect(linked().isPage('/cars/one/checkout')).toBe(false);
});
