import { expect, test } from 'vitest';
import { FinanceSettings } from '../finance/finance-settings.ts';
import { resolveFinance } from '../finance/resolve-finance.ts';
import { callsToAction, masksPhonesOf, type ActionContext } from './calls-to-action.ts';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { VehiclePageSettings } from '../vehicle/vehicle-page-settings.ts';

const context = (changes: Partial<ActionContext> = {}): ActionContext => ({
  settings: VehiclePageSettings.parse({
    actions: ['reserve', 'chat', 'enquire', 'call', 'test-drive', 'finance', 'trade-in'],
  }),
  chat: undefined,
  switches: { reserve: true, buy_online: false, finance: true },
  finance: resolveFinance(FinanceSettings.parse({ personalised: false })),
  phone: '+61255500110',
  hrefOf: (route = '') => route,
  isPage: () => true,
  ...changes,
});

const labels = (vehicle: Partial<Vehicle>, changes?: Partial<ActionContext>): string[] =>
  callsToAction(exampleVehicle({ price: 25_990, ...vehicle }), context(changes)).map(({ label }) => label);

test('V15 the buttons stand in the order of the settings; without a chat Enquire Now takes its place once', () => {
  expect(labels({})).toEqual([
    'Reserve Car Now',
    'Enquire Now',
    'Call Now',
    'Book a Test Drive',
    'Get Finance',
    'Trade-In Valuation',
  ]);
});

test.each<[string, Partial<Vehicle>, string]>([
  ['a reserved car', { reserved: true }, 'Reserve Car Now'],
  ['a car without a price', { price: 0 }, 'Reserve Car Now'],
  ['a car that is coming', { status: 'coming_soon' }, 'Reserve Car Now'],
  ['a car that is coming', { status: 'coming_soon' }, 'Book a Test Drive'],
  ['a car at 200 dollars', { price: 200 }, 'Get Finance'],
  ['a reserved car', { reserved: true }, 'Get Finance'],
])('V15 C1 %s %o has no %s', (_, vehicle, label) => {
  expect(labels(vehicle)).not.toContain(label);
});

test.each([
  ['car', ['Reserve Car Now', 'Book a Test Drive', '/book-test-drive?car_id=a']],
  ['truck', ['Reserve Truck Now', 'Book a Test Drive', '/book-test-drive?car_id=a']],
  ['motorcycle', ['Reserve Bike Now', 'Book a Test Ride', '/book-test-ride?car_id=a']],
  ['caravan', ['Reserve Van Now', 'Book an Inspection', '/book-inspection?car_id=a']],
] as const)(
  'V15 a %s is reserved and seen in the words of its trade',
  (item_type, [reserve, visit, href]) => {
    const settings = VehiclePageSettings.parse({ actions: ['reserve', 'test-drive'] });
    const actions = callsToAction(
      exampleVehicle({ id: 'a', price: 25_990, item_type }),
      context({ settings }),
    );
    expect(actions.map(({ label }) => label)).toEqual([reserve, visit]);
    expect(actions[1]).toMatchObject({ href });
  },
);

test('F6 photos are asked for where there are few, and someone answers', () => {
  const settings = VehiclePageSettings.parse({ actions: ['photos'] });
  const images = (count: number) => Array.from({ length: count }, (_, at) => ({ url: `/img/${at}` }));
  expect(labels({ images: images(3) }, { settings })).toEqual(['Request Photos']);
  expect(labels({ images: images(4) }, { settings })).toEqual([]);
  expect(labels({ images: [] }, { settings, isPage: () => false })).toEqual([]);
});

test('V15 no number, no Call Now; a switch off, no Reserve and no Get Finance', () => {
  expect(labels({}, { phone: undefined })).not.toContain('Call Now');
  expect(labels({}, { switches: { reserve: false, buy_online: false, finance: false } })).toEqual([
    'Enquire Now',
    'Call Now',
    'Book a Test Drive',
    'Trade-In Valuation',
  ]);
});

const FRAME = { name: 'Chatter', address: 'https://chat.example/d' };
const chatting = (chat: ActionContext['chat'], changes: Partial<ActionContext> = {}) =>
  callsToAction(
    exampleVehicle({ id: 'a' }),
    context({ settings: VehiclePageSettings.parse({ actions: ['chat', 'enquire'] }), chat, ...changes }),
  ).map((action) => [action.label, 'href' in action && action.href]);

test("V15 a provider's chat is a button beside Enquire Now, and without scripts leads where that does", () => {
  expect(chatting({ frame: FRAME, hours: [] })).toEqual([
    ['Instant Message', '/enquire?car_id=a'],
    ['Enquire Now', '/enquire?car_id=a'],
  ]);
});

test('V15 a chat that is a message form leads to the form, and is none where the site does not have it', () => {
  const form = { frame: undefined, hours: [] };
  expect(chatting(form)[0]).toEqual(['Instant Message', '/instant-message?car_id=a']);
  const isPage = (route: string): boolean => !route.startsWith('/instant-message');
  expect(chatting(form, { isPage })).toEqual([['Enquire Now', '/enquire?car_id=a']]);
});

test('V15 a chat with hours takes the place of Enquire Now, because out of them it is that', () => {
  const hours = [{ weekday: 1, status: 'Open' as const, open: '09:00', close: '17:00' }];
  expect(chatting({ frame: FRAME, hours }).map(([label]) => label)).toEqual(['Instant Message']);
});

test('F9 V15 reserving leads to the checkout, or to buying online', () => {
  const href = (buy_online: boolean) =>
    callsToAction(
      exampleVehicle({ price: 25_990, path: '/cars/x' }),
      context({ switches: { reserve: true, buy_online, finance: false } }),
    )[0];
  expect(href(false)).toMatchObject({ href: '/cars/x/checkout' });
  expect(href(true)).toMatchObject({ href: '/cars/x/buy-online' });
});

test('V15 where nobody takes reservations online, Enquire Now comes first', () => {
  const isPage = (route: string): boolean => !route.endsWith('/checkout');
  expect(labels({}, { isPage })[0]).toBe('Enquire Now');
  expect(labels({}, { isPage })).not.toContain('Reserve Car Now');
});

test('V15 C1 a car for test drives only is neither reserved nor financed', () => {
  expect(labels({ tag: 'Test Drive Only' })).toEqual([
    'Enquire Now',
    'Call Now',
    'Book a Test Drive',
    'Trade-In Valuation',
  ]);
});

test('D2 a sold car has no buttons', () => {
  expect(labels({ sold: true })).toEqual([]);
});

test.each([
  [true, '+61255500110', true],
  [true, undefined, false],
  [false, '+61255500110', false],
])('D6 phone_masked: %s with the number %s masks the numbers of a page: %s', (phone_masked, phone, masks) => {
  const settings = VehiclePageSettings.parse({ phone_masked });
  const actions = callsToAction(exampleVehicle({ price: 25_990 }), context({ phone, settings }));
  expect(masksPhonesOf(settings, actions)).toBe(masks);
});
