import { expect, test } from 'vitest';
import { FeedSettings } from '../../tenant/feed-settings.ts';
import { placeColumns } from './place-columns.ts';
import { mapNamed } from '../maps/maps.ts';
import { readVehicles } from '../read-vehicles.ts';
import { guessFeed } from './guess-feed.ts';
import { foreignCurrency } from './foreign-currency.ts';
import { guessDateOrder } from './guess-date-order.ts';
import { guessDecimalMark } from './guess-decimal-mark.ts';
import { guessPrice } from './guess-price.ts';
import { guessUnit } from './guess-unit.ts';
import { guessFlags, guessWords, wordsOfFlag } from './guess-words.ts';
import { guessDelimiter, guessWritten } from './guess-written.ts';

test.each([
  [['29.990,00', '45.000'], [], ',', true],
  [['29,990.50', '12.5'], [], '.', true],
  [['1.234.567'], [], ',', true],
  [['29.990', '31.500'], ['29.990', '31.500'], ',', false],
  [['29,990', '31,500'], ['29,990'], undefined, undefined],
  [['29990', '4'], ['29990'], undefined, undefined],
])('N2 the decimal mark of %j is %s', (figures, large, mark, isSure) => {
  const guess = guessDecimalMark(figures, large);
  expect([guess?.mark, guess?.isSure]).toEqual([mark, isSure]);
});

test.each([
  [['03/04/2026', '25/12/2026'], 'day-month-year', true],
  [['03/04/2026', '12/25/2026'], 'month-day-year', true],
  [['03/04/2026', '05/06/2026'], 'day-month-year', false],
  [['25/12/2026', '26/12/2026', '12/25/2026'], 'day-month-year', false],
  [['2026-03-04'], undefined, undefined],
])('N2 the order of the dates %j is %s', (dates, order, isSure) => {
  const guess = guessDateOrder(dates);
  expect([guess?.order, guess?.isSure]).toEqual([order, isSure]);
});

const ALONE = { named: undefined, beside: [], mark: '.' } as const;

test.each([
  ['engine_size_litres', ['1998', '2755'], ALONE, 'cc'],
  ['engine_size_litres', ['2.0', '1.5'], ALONE, undefined],
  ['vehiclelength', ['4.6', '4.9'], ALONE, 'm'],
  ['vehiclelength', ['4650', '4900'], ALONE, undefined],
  ['body_length', ['18.5', '21'], ALONE, 'ft'],
  ['grossvehiclemass', ['16.5', '22.5'], ALONE, 't'],
  ['km', ['45000'], { ...ALONE, named: 'mi' }, 'mi'],
  ['km', ['45000'], { ...ALONE, beside: ['MI'] }, 'mi'],
  ['km', ['45000'], ALONE, undefined],
  ['power', ['254 bhp'], { ...ALONE, named: 'hp' }, undefined],
  ['km', ['45000'], { ...ALONE, beside: ['km'] }, undefined],
] as const)('N2 bare figures of %s, %j with %j, are in %s', (field, values, about, unit) => {
  expect(guessUnit(field, values, about)?.unit).toBe(unit);
});

test.each([
  [['KM', 'MI'], 'KM, MI, and a column has one unit'],
  [['furlongs'], 'furlongs, which is not all known here'],
  [['km', '-'], 'km, -, which is not all known here'],
])('N2 figures beside the units %j are of no unit', (beside, words) => {
  const guess = guessUnit('km', ['62000', '80.1'], { ...ALONE, beside });
  expect(guess).toMatchObject({ unit: undefined, reason: `the column beside it says ${words}` });
  expect(guessUnit('km', ['62,000 km'], { ...ALONE, beside })).toBeUndefined();
});

test.each([
  ['price_cents', ['2999000'], 'cents', undefined],
  ['price', ['2999000', '4599000'], 'cents', undefined],
  ['price', ['29990'], 'dollars', undefined],
  ['price', ['1499000', '2199000', 'POA', '0', '4499000'], 'cents', undefined],
  ['price', ['489900', '459900', '419900'], 'unclear', undefined],
  ['price', ['489900', '459950', '419900'], 'dollars', undefined],
  ['price', ['$2,999,000', '4599000'], 'dollars', undefined],
  ['Drive Away Price', ['29990'], 'dollars', 'drive_away'],
  ['EGC price', ['29990'], 'dollars', 'excluding_government_charges'],
  ['Price ex GST', ['29990'], 'dollars', undefined],
  ['EEGC', ['29990'], 'dollars', 'excluding_government_charges'],
  ['Price + ORC', ['29990'], 'dollars', 'excluding_government_charges'],
  ['No more to pay', ['29990'], 'dollars', 'drive_away'],
  ['Ride Away Price', ['9990'], 'dollars', 'drive_away'],
])('D4 the column %s of %j is in %s and includes %s', (path, values, unit, includes) => {
  const guess = guessPrice(path, values, '.');
  expect([guess.price_in, guess.price_type]).toEqual([unit, includes]);
});

test('N2 words of other languages are ours, what is understood is left out, what is unknown is named', () => {
  expect(guessWords('fuel', ['Benzin', 'Diesel', 'Essence', 'Plutonium', 'Benzin'])).toEqual({
    values: { Benzin: 'Petrol', Essence: 'Petrol' },
    unknown: ['Plutonium'],
  });
  expect(guessFlags(['ja', 'nein', 'yes'])).toEqual({ ja: 'yes', nein: 'no' });
});

test.each([
  ['IsNew', { values: { N: 'used', Y: 'new' }, unknown: ['?'] }],
  ['vehicle.is_used', { values: { N: 'new', Y: 'used' }, unknown: ['?'] }],
  ['Condition', undefined],
])('N2 what N, Y and ? say in the column %s: %j', (path, words) => {
  expect(wordsOfFlag({ path, values: ['N', 'Y', 'N', '?'], filled: 1, several: 0 })).toEqual(words);
});

test.each([
  ['price.@currency', ['JPY', 'AUD'], ['JPY']],
  ['Währung', ['EUR', 'EUR'], ['EUR']],
  ['currency', ['AUD', 'A$'], undefined],
  ['concurrency', ['JPY'], undefined],
])('D4 the column %s of %j says other currencies: %j', (path, values, words) => {
  expect(foreignCurrency([{ path, values, filled: 1, several: 0 }])?.words).toEqual(words);
});

test.each([
  ['a;b;c\n1,5;2;3\n', ';'],
  ['a\tb\n1, 2\t3\n', '\t'],
  ['a,b\n"x;y;z",2\n', ','],
  ['a|b|c\n1|2|3\n', '|'],
  ['sep=;\na;b\n1,5;2,5\n', ';'],
  ['sep=,\r\na,b\r\n1,2\r\n', ','],
  ["Smith's Cars, Penrith\n\na;b;c\n1;2;3\n4;5;6\n", ';'],
])('N2 the table %j is divided by %j', (text, mark) => {
  expect(guessDelimiter(text)).toBe(mark);
});

test.each([
  ['[{"a":1}]', { format: 'json' }],
  ['{"data":{"list":[{"a":1}]}}', { format: 'json', records_at: 'data.list' }],
  ['{"a":1}\n{"a":2}\n', { format: 'ndjson' }],
  ['<s><car>1</car></s>', { format: 'xml' }],
  ['<s><car><a>1</a></car><car><a>1</a></car></s>', { format: 'xml', records_at: 's.car' }],
  ['a;b\n1;2', { format: 'csv', delimiter: ';' }],
])('N2 %s is written as %j', (text, written) => {
  expect(guessWritten(text, 'feed')).toEqual(written);
});

/** A feed of these cells beside ten vehicles of the makes, and what is guessed and read of it. */
function ofKind(makes: string, cells: Record<string, readonly string[]>) {
  const records = makes.split(' ').map((make, at) => ({
    line: at + 2,
    fields: {
      Stock: `S${at}`,
      Year: '2019',
      Make: make,
      Model: `Model ${at}`,
      ...Object.fromEntries(
        Object.entries(cells).map(([name, values]) => [name, values[at % values.length] ?? '']),
      ),
    },
  }));
  const feed = { records, columns: Object.keys(records[0]?.fields ?? {}) };
  const guess = guessFeed(feed, { format: 'csv' }, '2026-11-28');
  const settings = FeedSettings.parse({ source: 'feed', ...guess.settings });
  const context = { today: '2026-11-28', locations: [] };
  const { drafts } = readVehicles(feed, mapNamed('standard'), settings, context);
  return { guess, drafts: drafts.map(({ draft }) => draft) };
}

const BIKES = 'Kawasaki Honda Yamaha Suzuki KTM BMW';

test.each([
  [BIKES, { 'Body Type': ['Sports'] }, 'motorcycle'],
  [BIKES, { Style: ['Naked', 'Touring', 'Off Road'] }, 'motorcycle'],
  ['Honda Suzuki BMW Honda', { Category: ['Road Bike', 'Dirt Bike'] }, 'motorcycle'],
  ['Honda Suzuki BMW Honda', { LAMS: ['Yes', 'No'] }, 'motorcycle'],
  ['Honda Suzuki BMW Honda', { Type: ['Sedan', 'SUV'] }, 'car'],
  ['Fuso Isuzu Hino Isuzu', { Body: ['Tray', 'Curtainsider'], GVM: ['16000', '8.5t'] }, 'truck'],
  ['Jayco Lotus Avan Lotus', { ATM: ['2500 kg'], Berth: ['4'] }, 'caravan'],
] as const)('N2 vehicles of %s with %j are each a %s', (makes, cells, kind) => {
  const { drafts } = ofKind(makes, cells);
  expect(drafts.map(({ item_type }) => item_type)).toEqual(drafts.map(() => kind));
});

test('N2 a dealer of cars and motorcycles has each as what it is', () => {
  const { drafts } = ofKind('Kawasaki Toyota Honda Honda', { Type: ['Sport', 'SUV', 'Scooter', 'Hatch'] });
  expect(drafts.map(({ item_type }) => item_type)).toEqual(['motorcycle', 'car', 'motorcycle', 'car']);
});

test('N2 the tow car of a dealer of caravans stays a car', () => {
  const cells = { Type: ['Pop Top', 'Off Road', 'Ute'], ATM: ['2500', '3000', ''], Berth: ['4', '2', ''] };
  const { drafts } = ofKind('Jayco Lotus Toyota', cells);
  expect(drafts.map(({ item_type }) => item_type)).toEqual(['caravan', 'caravan', 'car']);
});

test('N2 what learners may ride is a feature, and the ride away price is one', () => {
  const { guess, drafts } = ofKind(BIKES, { 'LAMS Approved': ['Yes', 'No'], 'Ride Away Price': ['$8,990'] });
  expect(guess.settings.defaults).toEqual({ item_type: 'motorcycle', price_type: 'drive_away' });
  expect(drafts.slice(0, 2)).toMatchObject([
    { price: 8990, price_type: 'drive_away', filtered_features: ['LAMS approved'] },
    { price: 8990, filtered_features: [] },
  ]);
});

test.each([
  ['title', ['New', 'Demo', 'Used', 'Used'], ['new', 'demo', 'used', 'used'], ''],
  ['title', ['New', 'Ex-rental', 'Salvage', 'Used'], ['new', 'used', 'used', 'used'], ''],
  ['Stock Heading', ['Brand New', 'Used'], ['new', 'used', 'new', 'used'], ''],
  ['Listing Title', ['NEW 2025 Kia Rio', 'Used 2019 Kia Rio'], ['new', 'used', 'new', 'used'], ''],
  [
    'Title',
    ['New 2025 Kia Rio', '2019 Kia Rio', '2020 Kia Rio'],
    Array(4).fill('used'),
    '2 of 4 titles begin',
  ],
])('N2 a condition in the column %j with %j is read: %j', (column, values, types, asked) => {
  const { guess, drafts } = ofKind('Kia Ford Mazda Kia', { [column]: values });
  expect(drafts.map(({ car_type }) => car_type)).toEqual(types);
  expect(guess.open.join('\n')).toContain(asked);
});

const column = (path: string, values: readonly string[]) => ({
  ...{ path, values: [...values], filled: values.length > 0 ? 1 : 0, several: 0 },
});

test.each([
  ['options.name', ['Title'], undefined],
  ['Option1 Value', ['Large', 'Small'], undefined],
  ['vehicle_fulfillment.option', ['in_store', 'ship_to_store'], undefined],
  ['pickup options', ['Pickup', 'Delivery'], undefined],
  ['options', ['Tow bar, roof racks', 'Sunroof'], 'standardEquipment'],
  ['Tags', ['Manual, Diesel, 20345km', 'Automatic, Petrol'], undefined],
  ['What it drinks', ['Diesel', 'Petrol'], 'fuel'],
  ['Tax class', [], undefined],
  ['Price + ORC', ['$29,990', '$31,990'], 'price'],
  ['EEGC', ['29990', '31990'], 'price'],
  ['Ride Away', ['$9,990', 'POA'], 'price'],
  ['Ride Away', ['Yes', 'No'], 'price_type'],
  ['Ball', ['165', '195 kg'], 'ball_weight'],
  ['Axle Config', ['6x4', '8x4', '4x2'], 'drive'],
  ['Axle Config', ['Tandem', 'Single'], 'axle_type'],
  ['Badge on the bonnet', ['Kia', 'Mazda', 'Ford', 'Kia'], 'make'],
  ['Vendor', ['Kia', 'Kia', 'Kia'], undefined],
  ['mk', ['KIA', 'Oddity'], 'make'],
])('N2 the column %j with %j is read as %s', (path, values, field) => {
  expect(placeColumns([column(path, values)])[0]?.field).toBe(field);
});

test('N2 a stock number that has a column of its own goes before the id of a shop', () => {
  const [id, sku] = [column('id', ['7000000000000', '7000000000001']), column('variants.sku', ['N1', 'N2'])];
  expect(placeColumns([id, sku]).map((each) => each.column.path)).toEqual(['variants.sku']);
  expect(placeColumns([id]).map(({ field }) => field)).toEqual(['stocknum']);
});

test('N2 attributes of a shop are columns by their own words, in whatever place', () => {
  const { drafts } = ofKind('Kia Kia', {
    'Attribute 1 name': ['Odometer', 'Colour'],
    'Attribute 1 value(s)': ['20,345 km', 'Red'],
    'Attribute 2 name': ['Colour', 'Odometer'],
    'Attribute 2 value(s)': ['Blue', '9,000 km'],
  });
  expect(drafts).toMatchObject([
    { km: 20_345, colour: 'Blue' },
    { km: 9000, colour: 'Red' },
  ]);
});

test('R3 a column that is called as a field is named where it has mostly other things', () => {
  const { guess } = ofKind('Kia Kia Kia', { Kms: ['ask', 'see photos', '9000'] });
  expect(guess.open.join('\n')).toContain(
    "feed.columns.km ('Kms' is called so, but 33% of its values can be)",
  );
});

test.each([
  [['$45,990 ex', '$49,990 drive away', 'POA'], false],
  [['$45,990 ex', '$49,990'], true],
])('D4 of the prices %j it is asked what they include: %s', (prices, isAsked) => {
  const { guess } = ofKind('Kia Ford Mazda', { Price: prices });
  expect(guess.open.join('\n').includes('what the price includes is not said')).toBe(isAsked);
});
