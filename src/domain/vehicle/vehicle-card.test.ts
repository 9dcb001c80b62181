import { expect, test } from 'vitest';
import { CardSettings, PriceSettings } from './card-settings.ts';
import { exampleVehicle } from './example-vehicle.fixture.ts';
import {
  canSaveVehicle,
  toVehicleCard,
  vehiclePlace,
  vehicleSubtitle,
  vehicleTitle,
} from './vehicle-card.ts';

const TODAY = '2026-11-21';
const settings = { card: CardSettings.parse({}), price: PriceSettings.parse({}) };

test('D1 a card of a sparse vehicle holds no undefined and loses nothing as JSON', () => {
  const card = toVehicleCard(exampleVehicle(), settings, TODAY);
  expect(JSON.parse(JSON.stringify(card))).toStrictEqual(card);
  expect(card).toStrictEqual({
    id: 'v1',
    href: '/cars/2021-alder-brook-v1',
    title: '2021 Alder Brook',
    subtitle: '',
    icon: 'sedan',
    price: { kind: 'price', text: '$25,990', amount: 25_990 },
    figures: [],
    available: true,
    make: 'Alder',
    model: 'Brook',
    canSave: true,
    canCompare: true,
  });
});

test('D1 a card of a full vehicle shows its figures in the order of the settings', () => {
  const vehicle = exampleVehicle({
    badge: 'Touring',
    series: 'MY21',
    km: 45_120,
    simple_transmission: 'Automatic',
    trans: '8 SP Automatic',
    fuel: 'Diesel',
    body: 'Dual Cab Ute',
    drive: '4x4',
    seats: 5,
    engine_size_litres: 2.8,
    colour: 'Blue',
    caravan: { sleeps: 4, aggregate_trailer_mass: 2800, body_length: 6450 },
    images: [{ url: '/img/a', width: 1600 }, { url: '/img/b' }],
    city: 'Parramatta',
    state: 'NSW',
    sold: true,
  });
  const card = CardSettings.parse({
    figures: ['atm', 'length', 'sleeps', 'colour', 'engine', 'seats', 'drive', 'body', 'fuel', 'trans', 'km'],
  });
  expect(toVehicleCard(vehicle, { ...settings, card }, TODAY)).toMatchObject({
    subtitle: 'Touring MY21',
    image: { url: '/img/a', width: 1600 },
    tag: { kind: 'sold' },
    place: 'Parramatta, NSW',
    available: false,
    figures: [
      { key: 'atm', text: 'ATM 2,800 kg' },
      { key: 'length', text: '6.5 m' },
      { key: 'sleeps', text: 'Sleeps 4' },
      { key: 'colour', text: 'Blue' },
      { key: 'engine', text: '2.8 L' },
      { key: 'seats', text: '5 seats' },
      { key: 'drive', text: '4x4' },
      { key: 'body', text: 'Dual Cab Ute' },
      { key: 'fuel', text: 'Diesel' },
      { key: 'trans', text: 'Automatic' },
      { key: 'km', text: '45,120 km' },
    ],
  });
});

test('D4 a card of a motorcycle says its engine in cc', () => {
  const card = CardSettings.parse({ figures: ['engine'] });
  const texts = (changes: Parameters<typeof exampleVehicle>[0]) =>
    toVehicleCard(exampleVehicle({ item_type: 'motorcycle', ...changes }), { ...settings, card }, TODAY)
      .figures;
  expect(texts({ engine_size_litres: 0.9 })).toEqual([{ key: 'engine', text: '900 cc' }]);
  expect(texts({ engine_size: '649 cc' })).toEqual([{ key: 'engine', text: '649 cc' }]);
});

test('D4 figures of nothing are left out', () => {
  const vehicle = exampleVehicle({ km: 0, seats: 0, caravan: { sleeps: 0 } });
  const card = CardSettings.parse({ figures: ['km', 'seats', 'sleeps', 'atm', 'engine'] });
  expect(toVehicleCard(vehicle, { ...settings, card }, TODAY).figures).toEqual([]);
});

test.each([
  [{ city: 'Parramatta', state: 'NSW', location_name: 'Yard' }, 'Parramatta, NSW'],
  [{ city: 'Parramatta', location_name: 'Yard' }, 'Yard'],
  [{ state: 'NSW' }, 'NSW'],
  [{}, undefined],
])('D1 a car at %j stands at %s', (where, place) => {
  expect(vehiclePlace(where)).toBe(place);
});

test('D1 titles leave out an unknown year, subtitles say nothing twice', () => {
  expect(vehicleTitle({ make: 'Alder', model: 'Brook' })).toBe('Alder Brook');
  expect(vehicleSubtitle({ badge: 'MY21', series: 'MY21' })).toBe('MY21');
  expect(vehicleSubtitle({ series: 'MY21' })).toBe('MY21');
});

const PHOTO = { images: [{ url: '/img/a' }] };

test.each([
  ['off', PHOTO, false],
  ['all', { sold: true }, true],
  ['purchasable', PHOTO, true],
  ['purchasable', { ...PHOTO, sold: true }, false],
  ['purchasable', { ...PHOTO, price: 0 }, false],
  ['purchasable', {}, false],
] as const)('A3 with favourites %s a car with %j can be saved: %s', (favourites, changes, can) => {
  expect(
    canSaveVehicle(exampleVehicle({ ...changes, ...('images' in changes && PHOTO) }), { favourites }),
  ).toBe(can);
});
