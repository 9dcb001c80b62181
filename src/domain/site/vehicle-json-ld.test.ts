import { expect, test } from 'vitest';
import { exampleLocation } from '../location/example-location.fixture.ts';
import { PriceSettings } from '../vehicle/card-settings.ts';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { dealerJsonLd } from './dealer-json-ld.ts';
import { ImageSettings } from '../picture/image-settings.ts';
import { vehicleJsonLd } from './vehicle-json-ld.ts';

const site = {
  name: 'Harbour',
  url: 'https://dealer.example',
  licence: { label: 'Motor dealer licence', number: 'MD123' },
};

const CONTEXT = {
  site,
  location: undefined,
  images: ImageSettings.parse({}),
  price: PriceSettings.parse({}),
  identity: { show_vin: true, show_plate: true },
  locationRoute: 'our-location',
  masksPhones: false,
};

function jsonLd(changes: Partial<Vehicle>, price = PriceSettings.parse({})): unknown {
  const context = { ...CONTEXT, price };
  return JSON.parse(JSON.stringify(vehicleJsonLd(exampleVehicle(changes), context)));
}

test.each([
  ['car', 'Car'],
  ['motorcycle', 'Motorcycle'],
  ['truck', 'Vehicle'],
  ['caravan', 'Vehicle'],
] as const)('a %s is a schema.org %s', (item_type, type) => {
  expect(jsonLd({ item_type })).toMatchObject({ '@type': type });
});

test('a vehicle says what its page says, the trim outside the model', () => {
  const vehicle = jsonLd({
    badge: 'Touring',
    km: 45_000,
    vin: '1HGCM82633A004352',
    price_type: 'drive_away',
    images: [{ url: 'https://images.example/a.jpg' }, { url: 'javascript:alert(1)' }],
    variant: { power: 150 },
  });
  expect(vehicle).toMatchObject({
    url: 'https://dealer.example/cars/2021-alder-brook-v1',
    image: ['https://images.example/a.jpg'],
    brand: { '@type': 'Brand', name: 'Alder' },
    model: 'Brook',
    vehicleConfiguration: 'Touring',
    vehicleModelDate: '2021',
    vehicleIdentificationNumber: '1HGCM82633A004352',
    itemCondition: 'https://schema.org/UsedCondition',
    mileageFromOdometer: { value: 45_000, unitCode: 'KMT' },
    vehicleEngine: { '@type': 'EngineSpecification', enginePower: { value: 150, unitCode: 'KWT' } },
    offers: {
      price: 25_990,
      priceCurrency: 'AUD',
      availability: 'https://schema.org/InStock',
      priceSpecification: { price: 25_990, valueAddedTaxIncluded: true, name: 'Drive away' },
      seller: { '@type': 'AutoDealer', name: 'Harbour' },
    },
  });
});

test('an engine has its fuel, capacity, power and torque, in the units of UN/CEFACT', () => {
  const facts = { enginesize_litres: 2.5, power: 150, torque: 400 };
  const engine = {
    fuelType: 'Premium unleaded',
    engineDisplacement: { value: 2.4, unitCode: 'LTR' },
    enginePower: { value: 150, unitCode: 'KWT' },
    torque: { value: 400, unitCode: 'NU' },
  };
  expect(
    jsonLd({ fuel: 'Premium unleaded', simple_fuel: 'Petrol', engine_size_litres: 2.4, variant: facts }),
  ).toMatchObject({ vehicleEngine: engine });
  expect(jsonLd({ simple_fuel: 'Petrol', variant: facts })).toMatchObject({
    vehicleEngine: { fuelType: 'Petrol', engineDisplacement: { value: 2.5, unitCode: 'LTR' } },
  });
});

test('a caravan weighs what its plate says, another vehicle what its variant does, in kilograms', () => {
  const variant = { grossvehiclemass: 3000, towingcapacitybraked: 2500 };
  const caravan = { aggregate_trailer_mass: 2600, tare_weight: 2100, ball_weight: 180 };
  const kilograms = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'KGM' });
  expect(jsonLd({ variant })).toMatchObject({
    weightTotal: kilograms(3000),
    trailerWeight: kilograms(2500),
  });
  expect(jsonLd({ variant, caravan })).toMatchObject({
    weightTotal: kilograms(2600),
    weight: kilograms(2100),
    tongueWeight: kilograms(180),
  });
});

test.each([
  ['Petrol', { value: 52, unitCode: 'LTR' }],
  ['Electric', undefined],
])('a %s vehicle has the tank %o', (simple_fuel, tank) => {
  expect(Object(jsonLd({ simple_fuel, variant: { fuelcapacity: 52 } })).fuelCapacity).toEqual(
    tank && expect.objectContaining(tank),
  );
});

test('what a vehicle does not say is left out', () => {
  expect(Object.keys(Object(jsonLd({ price: 0 })))).toEqual([
    '@context',
    '@type',
    'name',
    'url',
    'brand',
    'model',
    'vehicleModelDate',
    'itemCondition',
  ]);
});

test.each([
  [{}, 'InStock'],
  [{ reserved: true }, 'LimitedAvailability'],
  [{ status: 'coming_soon' }, 'PreOrder'],
  [{ preorder: true }, 'PreOrder'],
])('a vehicle with %j is %s', (changes, name) => {
  expect(jsonLd(changes)).toMatchObject({ offers: { availability: `https://schema.org/${name}` } });
});

test.each([{ status: 'sold' }, { sold: true }, { status: 'in_transit' }])(
  'D2 a vehicle with %j is offered no more: an offer without a price is none to a search engine',
  (changes) => expect(jsonLd(changes)).not.toHaveProperty('offers'),
);

test.each([
  ['AWD', 'https://schema.org/AllWheelDriveConfiguration'],
  ['fwd', 'https://schema.org/FrontWheelDriveConfiguration'],
  ['RWD', 'https://schema.org/RearWheelDriveConfiguration'],
  ['4WD', 'https://schema.org/FourWheelDriveConfiguration'],
  ['4×4', 'https://schema.org/FourWheelDriveConfiguration'],
  ['4x2', '4x2'],
  ['6×4', '6×4'],
])('the drive %s is %s in the words of schema.org', (drive, expected) => {
  expect(jsonLd({ drive })).toMatchObject({ driveWheelConfiguration: expected });
});

test.each([
  ['no price', {}, { price: 5 }],
  ['a preorder', {}, { price: 0, preorder: true }],
  ['a weekly subscription', { subscription: true }, { subscription_price: 199 }],
])('%s is no offer', (_, settings, changes) => {
  expect(jsonLd(changes, PriceSettings.parse(settings))).not.toHaveProperty('offers');
});

const location = exampleLocation({
  phone: '02 5550 1234',
  address: {
    street: '12 Church Street',
    city: 'Parramatta',
    state: 'NSW',
    postcode: '2150',
    lat: -33.8,
    long: 151,
  },
  average_rating: 4.9,
  review_count: 120,
  opening_hours: [
    { weekday: 1, status: 'Open', open: '08:30', close: '17:30' },
    { weekday: 2, status: 'Open', open: '08:30', close: '17:30' },
    { weekday: 6, status: 'Open', open: '09:00', close: '16:00' },
    { weekday: 0, status: 'Closed' },
  ],
  special_hours: [{ date: '2026-12-25', status: 'Closed' }],
});

test('a dealer carries address, licence and hours, and no rating of its own', () => {
  const dealer = dealerJsonLd(location, site, 'our-location');
  expect(dealer).toMatchObject({
    '@type': 'AutoDealer',
    telephone: '+61255501234',
    address: { addressRegion: 'NSW', addressCountry: 'AU' },
    geo: { '@type': 'GeoCoordinates', latitude: -33.8, longitude: 151 },
    identifier: { '@type': 'PropertyValue', name: 'Motor dealer licence', value: 'MD123' },
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday'], opens: '08:30', closes: '17:30' },
      { dayOfWeek: ['Saturday'], opens: '09:00', closes: '16:00' },
    ],
    specialOpeningHoursSpecification: [{ validFrom: '2026-12-25', opens: '00:00', closes: '00:00' }],
  });
  expect(JSON.stringify(dealer)).not.toContain('ating');
});

test('a dealer without a longitude has no place on the map, and hours need both times of an open day', () => {
  const { long: _, ...address } = location.address;
  const opening_hours = [
    { weekday: 1, status: 'Open' as const, open: '08:30' },
    { weekday: 2, status: 'Open' as const, close: '17:30' },
    { weekday: 3, status: 'Closed' as const, open: '08:30', close: '17:30' },
  ];
  const dealer = dealerJsonLd({ ...location, address, opening_hours }, site, 'our-location');
  expect(dealer).not.toHaveProperty('geo');
  expect(dealer).toMatchObject({ openingHoursSpecification: [] });
});

test.each([
  ['', 'AutoDealer'],
  ['used', 'AutoDealer'],
  ['service', 'AutoRepair'],
  ['parts', 'AutoPartsStore'],
] as const)('a location of type %j is a schema.org %s', (location_type, type) => {
  expect(dealerJsonLd({ ...location, location_type }, site, 'our-location')).toMatchObject({ '@type': type });
});

test('a location’s own licence number comes before the site’s', () => {
  const own = { ...location, dealer_license_number: 'LMCT 77' };
  expect(dealerJsonLd(own, site, 'our-location')).toMatchObject({ identifier: { value: 'LMCT 77' } });
});

test('the seller is the location the vehicle stands at, without a context of its own', () => {
  const vehicle = vehicleJsonLd(exampleVehicle(), { ...CONTEXT, location });
  const seller = { name: 'Harbour Parramatta', url: `https://dealer.example/our-location/${location.slug}` };
  expect(vehicle).toMatchObject({ offers: { seller } });
  expect(vehicle).not.toHaveProperty('offers.seller.@context');
});

test.each([
  ['as the dealer wishes', {}, { show_vin: false, show_plate: true }],
  ['of a sold vehicle', { sold: true }, CONTEXT.identity],
])('V6 the VIN is left out %s', (_, changes, identity) => {
  const vehicle = exampleVehicle({ vin: '1HGCM82633A004352', ...changes });
  expect(vehicleJsonLd(vehicle, { ...CONTEXT, identity })).not.toHaveProperty('vehicleIdentificationNumber');
});

test.each([
  [false, '+61255501234'],
  [true, undefined],
])('D6 the seller of a page that masks its numbers (%s) has the number %s', (masksPhones, telephone) => {
  const { offers } = vehicleJsonLd(exampleVehicle({ price: 25_990 }), {
    ...CONTEXT,
    location,
    masksPhones,
  }) as {
    offers: { seller: { telephone?: string } };
  };
  expect(offers.seller.telephone).toBe(telephone);
});
