import { describe, expect, test } from 'vitest';
import { exampleLocation } from '../location/example-location.fixture.ts';
import { ReviewSettings } from '../review/review.ts';
import { routeAnswer, routeTakenBy, settingsRoutes, type RoutedSettings } from './site-routes.ts';

const settings: RoutedSettings = {
  site: { stock_noun: 'cars' },
  account: false,
  saved_searches: false,
  listing: { routes: ['car-types', 'locations'] },
  location: { locator: false, route: 'our-location' },
  locations: [
    exampleLocation({ slug: 'parramatta', location_type: 'sales' }),
    exampleLocation({ slug: 'workshop', location_type: 'service' }),
    exampleLocation({ slug: 'depot', visible: false }),
  ],
  models: { list: [], brands: [] },
  reviews: ReviewSettings.parse({}),
  leads: false,
  chat: false,
  trade_in: { pages: ['trade-in', 'instant-price'] },
  switches: { finance: true, reserve: false, buy_online: false, garage: false },
  garage: { paths: [] },
  reserve: { fee: 200 },
  payment: false,
  online_payment: false,
};
const pages = new Set([...settingsRoutes(settings), '/about-us']);

describe('S1 L4 where a link of the settings leads', () => {
  test.each([
    ['/', 'page'],
    ['#top', 'page'],
    ['/about-us', 'page'],
    ['/about-us/', 'page'],
    ['/about-us?from=nav#team', 'page'],
    ['/search/used-cars', 'page'],
    ['/search/new-and-demo-cars', 'page'],
    ['/search/parramatta', 'page'],
    ['/our-location', 'page'],
    ['/our-location/workshop', 'page'],
    ['/favourites', 'page'],
    ['/search/aldera', 'stock'],
    ['/search/workshop', 'stock'],
    ['/cars/2021-aldera-lumen', 'stock'],
    ['/our-location/depot', 'nothing'],
    ['/locations/parramatta', 'nothing'],
    ['/serch/used-cars', 'nothing'],
    ['/search', 'nothing'],
    ['/models', 'nothing'],
    ['/finance', 'nothing'],
  ])('%s leads to %s', (href, answer) => {
    expect(routeAnswer(href, pages)).toBe(answer);
  });

  test('S1 without the route of car types their lists hang on nothing but stock', () => {
    const routes = settingsRoutes({ ...settings, listing: { routes: ['makes'] } });
    expect(routeAnswer('/search/used-cars', routes)).toBe('stock');
  });
});

describe('F7 C12 a dealer with forms has their pages', () => {
  const forms: RoutedSettings = { ...settings, leads: { forms: ['contact', 'finance-enquiry'] } };

  test.each([
    ['/contact', 'page'],
    ['/contact-us/parramatta', 'page'],
    ['/contact-us/workshop', 'page'],
    ['/contact-us/depot', 'nothing'],
    ['/finance', 'page'],
    ['/finance-enquiry?car_id=x', 'page'],
    ['/apply-for-finance', 'page'],
    ['/finance-pre-approval', 'page'],
    ['/finance-and-insurance', 'page'],
    ['/personalised/finance', 'page'],
    ['/success', 'page'],
    ['/book-test-drive', 'nothing'],
  ])('%s leads to %s', (href, answer) => {
    expect(routeAnswer(href, settingsRoutes(forms))).toBe(answer);
  });

  test('without finance its pages are none, and without forms there is nothing to thank for', () => {
    const off = settingsRoutes({ ...forms, switches: { ...forms.switches, finance: false } });
    expect(routeAnswer('/finance-enquiry', off)).toBe('nothing');
    expect(routeAnswer('/success', settingsRoutes(settings))).toBe('nothing');
  });
});

describe('P1 an address that a text may not have', () => {
  test.each([
    ['/favourites', 'the page of the site at /favourites'],
    ['/search', 'the pages below /search'],
    ['/search/used-cars', 'the page of the site at /search/used-cars'],
    ['/cars/mine', 'the pages below /cars'],
    ['/models', 'the pages below /models'],
    ['/our-location/parramatta', 'the page of the site at /our-location/parramatta'],
    ['/our-location/x', 'the pages below /our-location'],
    ['/img/x', 'the pages below /img'],
    ['/image-of-us', undefined],
    ['/about-us', undefined],
    ['/services/parts', undefined],
  ])('%s: %s', (path, taken) => {
    expect(routeTakenBy(path, settingsRoutes(settings), 'our-location')).toBe(taken);
  });
});

test('V15 the message form of a chat is a page where leads are taken', () => {
  const chat = { provider: 'message-form', token: 't', hours: [], item_types: ['car'], car_types: ['used'] };
  const chatting = { ...settings, chat } as RoutedSettings;
  expect(settingsRoutes(chatting)).not.toContain('/instant-message');
  expect(settingsRoutes({ ...chatting, leads: { forms: ['contact'] } })).toContain('/instant-message');
});
