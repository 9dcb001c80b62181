import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { exampleLocation } from '../location/example-location.fixture.ts';
import { ImageSettings } from '../picture/image-settings.ts';
import { PriceSettings } from '../vehicle/card-settings.ts';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { AdContext } from './ad-vehicle.ts';
import { catalogueFiles, leftOutWords, type CatalogueFile } from './catalogue-files.ts';
import type { CatalogueName } from './reach-settings.ts';

const LOCATION = exampleLocation({
  slug: 'dubbo',
  name: 'Dubbo',
  store_code: 'DUB-1',
  phone: '02 5550 0100',
});
const CONTEXT: AdContext = {
  site: {
    name: 'Harbour',
    url: 'https://dealer.example',
    licence: { label: 'Motor dealer licence', number: 'MD 123' },
  },
  price: PriceSettings.parse({}),
  images: ImageSettings.parse({}),
  locations: [exampleLocation({ slug: 'other', store_code: 'OTH' }), LOCATION],
};

const CAR = {
  path: '/cars/a',
  vin: '6t1bd3fk00x123456',
  price_type: 'drive_away',
  km: 45_210,
  colour: 'Blue',
  simple_body: 'Ute',
  simple_fuel: 'Diesel',
  simple_transmission: 'Automatic',
  drive: '4WD',
  badge: 'GX',
  location_slug: 'dubbo',
  images: [{ url: '/img/a.0123456789ab' }, { url: 'https://photos.example/b.jpg' }],
} satisfies Partial<Vehicle>;

const fileOf = (name: CatalogueName, vehicles: Vehicle[]): CatalogueFile =>
  catalogueFiles(vehicles, CONTEXT, { catalogues: [name], catalogue_folder: 'catalogues' })[0]!;

const rowsOf = (name: CatalogueName, vehicles: Vehicle[]): Record<string, string>[] =>
  parse(fileOf(name, vehicles).text, { columns: true, delimiter: name === 'google' ? '\t' : ',' });

test('P7 Google is told of a car what its vehicle ads ask for in Australia', () => {
  expect(rowsOf('google', [exampleVehicle(CAR)])).toEqual([
    {
      id: 'v1',
      VIN: '6T1BD3FK00X123456',
      google_product_category: '916',
      store_code: 'DUB-1',
      'vehicle_fulfillment(option:store_code)': 'in_store:DUB-1',
      link: 'https://dealer.example/cars/a',
      link_template: 'https://dealer.example/cars/a?store={store_code}',
      image_link: 'https://dealer.example/img/a.0123456789ab-1280.webp',
      additional_image_link: 'https://photos.example/b.jpg',
      price: '25990 AUD',
      vehicle_price_type: 'drive_away_price',
      condition: 'used',
      brand: 'Alder',
      model: 'Brook',
      trim: 'GX',
      year: '2021',
      mileage: '45210 km',
      color: 'Blue',
      body_style: 'ute',
      engine: 'diesel',
      description: expect.stringMatching(
        /^2021 Alder Brook Touring: .*\$25,990 Drive away\..* Motor dealer licence MD 123\.$/,
      ),
    },
  ]);
});

test.each<[string, ImageSettings['host'], string[]]>([
  [
    'of a feed',
    { kind: 'files' },
    ['https://photos.example/c_fill%2Cw_800/b.jpg', 'https://photos.example/c_fill%2Cw_800/c.jpg'],
  ],
  [
    'of Cloudflare',
    { kind: 'cloudflare', origin: 'https://www.dealer.example' },
    ['b', 'c'].map(
      (name) =>
        'https://www.dealer.example/cdn-cgi/image/width=1280%2Cquality=75%2Cformat=auto%2Cfit=cover/' +
        `https://photos.example/c_fill%2Cw_800/${name}.jpg`,
    ),
  ],
  [
    'of Cloudinary',
    { kind: 'cloudinary', cloud: 'dealer' },
    ['b', 'c'].map(
      (name) =>
        'https://res.cloudinary.com/dealer/image/fetch/f_auto%2Cq_75%2Cw_1280%2Cc_fill/' +
        `https%3A%2F%2Fphotos.example%2Fc_fill%2Cw_800%2F${name}.jpg`,
    ),
  ],
])('P7 commas inside the addresses %s do not divide them for Google', (_, host, expected) => {
  const images = ['a', 'b', 'c'].map((name) => ({ url: `https://photos.example/c_fill,w_800/${name}.jpg` }));
  const [file] = catalogueFiles(
    [exampleVehicle({ ...CAR, images })],
    { ...CONTEXT, images: ImageSettings.parse({ host }) },
    { catalogues: ['google'], catalogue_folder: 'catalogues' },
  );
  const [row] = parse(file!.text, { columns: true, delimiter: '\t' }) as Record<string, string>[];
  expect(row?.['additional_image_link']?.split(',')).toEqual(expected);
});

test('P7 Meta is told of a car with its pictures and the address of its yard as JSON', () => {
  const [row] = rowsOf('meta', [exampleVehicle({ ...CAR, reserved: true })]);
  const { street, city, state, postcode } = LOCATION.address;
  expect(row).toMatchObject({
    vehicle_id: 'v1',
    title: '2021 Alder Brook Touring',
    url: 'https://dealer.example/cars/a',
    'mileage.value': '45210',
    'mileage.unit': 'KM',
    vin: '6T1BD3FK00X123456',
    body_style: 'TRUCK',
    transmission: 'AUTOMATIC',
    drivetrain: '4X4',
    fuel_type: 'DIESEL',
    exterior_color: 'Blue',
    price: '25990 AUD',
    state_of_vehicle: 'USED',
    availability: 'PENDING',
    dealer_name: 'Dubbo',
    dealer_phone: '02 5550 0100',
    date_first_on_lot: '2026-01-15',
  });
  expect(JSON.parse(row?.['address'] ?? '')).toEqual({
    addr1: street,
    city,
    region: state,
    postal_code: postcode,
    country: 'AU',
  });
  expect(JSON.parse(row?.['image'] ?? '')).toEqual([
    {
      url: 'https://dealer.example/img/a.0123456789ab-1280.jpg',
      tag: ['2021 Alder Brook Touring 1'],
    },
    { url: 'https://photos.example/b.jpg', tag: ['2021 Alder Brook Touring 2'] },
  ]);
});

test('P7 TikTok takes a car without a VIN, and other vehicles than cars', () => {
  const rows = rowsOf('tiktok', [
    exampleVehicle({ ...CAR, vin: undefined }),
    exampleVehicle({ ...CAR, id: 'm', item_type: 'motorcycle', simple_body: 'Motorcycle' }),
  ]);
  expect(rows.map(({ vehicle_id, vin, body_style }) => [vehicle_id, vin, body_style])).toEqual([
    ['v1', '', 'TRUCK'],
    ['m', '6T1BD3FK00X123456', 'OTHER'],
  ]);
});

test.each<[CatalogueName, string, Partial<Vehicle>]>([
  ['google', 'not a passenger vehicle', { item_type: 'caravan' }],
  ['google', 'not a passenger vehicle', { simple_body: 'Truck' }],
  ['google', 'no VIN of 17 characters', { vin: 'CHASSIS 1' }],
  ['google', 'no picture', { images: [] }],
  ['google', 'no price', { price: undefined }],
  ['google', 'no kilometres', { km: undefined }],
  ['google', 'reserved', { reserved: true }],
  ['google', 'no word on what the price includes', { price_type: undefined }],
  ['google', 'no store code: locations[].store_code', { location_slug: 'elsewhere' }],
  ['google', 'a price of a kind that Google does not take', { price_type: 'estimated_drive_away' }],
  [
    'google',
    'a price of a kind that Google does not take',
    { car_type: 'new', price_type: 'excluding_government_charges' },
  ],
  ['meta', 'no VIN of 17 characters', { vin: undefined }],
  ['meta', 'no yard that the settings know', { location_slug: 'elsewhere' }],
  ['meta', 'no colour', { colour: undefined }],
  ['tiktok', 'no year', { year: undefined }],
  ['tiktok', 'reserved', { reserved: true }],
])('P7 %s has no car with %s, and the operator is told', (name, reason, changes) => {
  const file = fileOf(name, [exampleVehicle({ ...CAR, ...changes }), exampleVehicle({ ...CAR, id: 'good' })]);
  expect([...file.leftOut]).toEqual([[reason, 1]]);
  expect(file.listed).toBe(1);
  expect(leftOutWords(file)).toBe(`The ${name} catalogue has 1 vehicles and leaves out 1: 1 ${reason}.`);
});

test('P7 a new car without a reading has zero kilometres; a sold car and one without any price are not advertised', () => {
  const fresh = exampleVehicle({ ...CAR, car_type: 'new', km: undefined });
  expect(rowsOf('google', [fresh])).toMatchObject([{ mileage: '0 km', condition: 'new' }]);
  expect(rowsOf('meta', [fresh])).toMatchObject([{ 'mileage.value': '0', state_of_vehicle: 'NEW' }]);
  expect(rowsOf('tiktok', [exampleVehicle({ ...CAR, sold: true })])).toEqual([]);
  expect(fileOf('tiktok', [exampleVehicle({ ...CAR, sold: true })]).leftOut.size).toBe(0);
});

test('P7 hostile words stay in their cell, and no id is there twice: platforms would ignore both', () => {
  const hostile = 'Blue\t"x",\r\n=1+1\u0000\ud800';
  for (const name of ['google', 'meta', 'tiktok'] as const) {
    const rows = rowsOf(name, [exampleVehicle({ ...CAR, colour: hostile }), exampleVehicle(CAR)]);
    expect(rows).toHaveLength(1);
    const [first] = rowsOf(name, [exampleVehicle({ ...CAR, colour: hostile })]);
    expect(first?.['color'] ?? first?.['exterior_color']).toBe('Blue "x", =1+1 \ufffd');
  }
});

test('P7 texts end where the platform ends them, never inside a character', () => {
  const [row] = rowsOf('tiktok', [exampleVehicle({ ...CAR, badge: '🚗'.repeat(60) })]);
  expect(row?.['trim']).toBe('🚗'.repeat(50));
});

test('P7 a dealer who chose none has none', () => {
  expect(catalogueFiles([exampleVehicle(CAR)], CONTEXT, { catalogues: [], catalogue_folder: 'x' })).toEqual(
    [],
  );
});
