import { expect, test } from 'vitest';
import { readAddress, readAddresses } from './read-address.ts';
import { readCarType, readItemType, readPriceType, readStatus } from './read-choice.ts';
import { readDay, readMoment, readMonth, readTimestamp } from './read-date.ts';
import { readKilometres, readVin, readYear } from './read-figures.ts';
import { readFlag } from './read-flag.ts';
import { readEquipment, readTexts } from './read-list.ts';
import { toNumber } from './read-number.ts';
import { readPrice } from './read-price.ts';
import { readText } from './read-text.ts';
import { ReadingNotes } from './reading-notes.ts';

const noted = <Value>(read: (notes: ReadingNotes) => Value) => {
  const notes = new ReadingNotes();
  return { value: read(notes), warnings: notes.warnings.length, reason: notes.problem?.reason };
};

test.each([
  [29990, 29990],
  ['$29,990', 29990],
  ['29990.00', 29990],
  [' $ 29 990 ', 29990],
  ['29,990 drive away', 29990],
  [29990.005, 29991],
  ['29990.95', 29991],
  [11, 11],
  ['POA', undefined],
  ['Contact us', undefined],
])('N2 the price %j is %j', (value, price) => {
  expect(noted((notes) => readPrice(value, 'price', notes))).toEqual({ value: price, warnings: 0 });
});

test.each([0, '0', -5, 1, '$5', '10.00'])('D3 the price %j is no price, and the report says so', (value) => {
  const notes = new ReadingNotes();
  expect(readPrice(value, 'price', notes)).toBeUndefined();
  expect(notes.warnings).toEqual(['price: 10 dollars or less, no price']);
});

test.each(['cheap', '29.990', '29.990,00', '2 for 1', {}, true, Number.NaN])(
  'N2 the price %j is left out with a warning',
  (value) => {
    expect(noted((notes) => readPrice(value, 'price', notes))).toMatchObject({
      value: undefined,
      warnings: 1,
    });
  },
);

test.each([
  [5_000_000, undefined],
  [5_000_001, 'over $5,000,000'],
  ['29990000000', 'over $5,000,000'],
])('N2 the price %j is refused: %j', (value, reason) => {
  expect(noted((notes) => readPrice(value, 'price', notes)).reason).toBe(reason);
});

test.each([
  ['12,345 km', 12345, undefined],
  [0, 0, undefined],
  ['2,000,000', 2_000_000, undefined],
  [2_000_001, undefined, 'over 2,000,000'],
  ['-12', undefined, 'negative'],
])('N2 kilometres %j are %j, refused: %j', (value, km, reason) => {
  expect(noted((notes) => readKilometres(value, 'km', notes))).toMatchObject({ value: km, reason });
});

test.each([
  ['2022', 2022, undefined],
  [1900, 1900, undefined],
  [2027, 2027, undefined],
  [2028, undefined, 'not between 1900 and next year'],
  [1899, undefined, 'not between 1900 and next year'],
  [22, undefined, 'not between 1900 and next year'],
  ['new', undefined, undefined],
])('N2 in 2026 the year %j is %j, refused: %j', (value, year, reason) => {
  expect(noted((notes) => readYear(value, '2026-03-01', notes))).toMatchObject({ value: year, reason });
});

test.each([
  ['6t153bk40gx000123', '6T153BK40GX000123', 0],
  ['6T1 53BK-40GX 000123', '6T153BK40GX000123', 0],
  ['6T153BK40GX00012O', undefined, 1],
  ['6T153BK40GX00012', undefined, 1],
  ['TBA', undefined, 1],
])('N2 the VIN %s is %s', (value, vin, warnings) => {
  expect(noted((notes) => readVin(value, notes))).toMatchObject({ value: vin, warnings, reason: undefined });
});

test.each([
  ['2026-03-01', '2026-03-01'],
  ['2026-03-01T10:20:30+1100', '2026-03-01T10:20:30+11:00'],
  ['2026-03-01 10:20:30 UTC', '2026-03-01T10:20:30Z'],
  ['2026-03-01T10:20:30.123Z', '2026-03-01T10:20:30Z'],
  ['2026-03-01T99:20', '2026-03-01'],
  ['1/3/2026', '2026-03-01'],
  ['31/12/2026 4:00 PM', '2026-12-31'],
  [1_772_323_200, '2026-03-01T00:00:00Z'],
  [1_772_323_200_000, '2026-03-01T00:00:00Z'],
  ['31/02/2026', undefined],
  ['2026-13-01', undefined],
  ['soon', undefined],
  [{}, undefined],
  [7, undefined],
])('N2 the moment %j is %j', (value, moment) => {
  const { value: read, warnings } = noted((notes) => readMoment(value, 'created_at', notes));
  expect(read).toBe(moment);
  expect(warnings).toBe(moment === undefined ? 1 : 0);
});

test('N2 a day drops the time, a month the day, a timestamp counts seconds', () => {
  const notes = new ReadingNotes();
  expect(readDay('2026-03-01T10:00:00Z', 'rego_expiry', notes)).toBe('2026-03-01');
  expect(
    ['2021-07', '07/2021', '7/2021', '2021-07-15', '15/07/2021'].map((text) => readMonth(text, 'm', notes)),
  ).toEqual(Array.from({ length: 5 }, () => '2021-07'));
  expect(
    ['1772323200', 1_772_323_200_000, '2026-03-01'].map((value) => readTimestamp(value, 't', notes)),
  ).toEqual(Array.from({ length: 3 }, () => 1_772_323_200));
  expect(notes.warnings).toEqual([]);
  expect(readMonth('13/2021', 'm', notes)).toBeUndefined();
});

test.each([
  ['NEW', 'new'],
  ['Demo', 'demo'],
  ['Demonstrator', 'demo'],
  ['Pre-owned', 'used'],
  ['USED', 'used'],
  ['N', 'new'],
  ['D', 'demo'],
  ['U', 'used'],
  ['nan', 'used'],
  [undefined, 'used'],
])('N2 the car type %j is %s', (value, type) => {
  expect(readCarType(value, new ReadingNotes())).toBe(type);
});

test.each([
  ['caravan', undefined, 'caravan'],
  ['Motorbike', undefined, 'motorcycle'],
  [undefined, 'Caravan', 'caravan'],
  ['Passenger', 'SUV', 'car'],
  [undefined, undefined, 'car'],
  ['Truck', 'Tipper', 'truck'],
])('N2 the item type %j with the body %j is %s', (value, body, type) => {
  expect(readItemType(value, body)).toBe(type);
});

test.each([
  ['drive_away', 'drive_away'],
  ['DAP', 'drive_away'],
  ['Drive Away', 'drive_away'],
  ['EGC', 'excluding_government_charges'],
  ['excl. government charges', 'excluding_government_charges'],
  ['EST', 'estimated_drive_away'],
  ['estimated_drive_away', 'estimated_drive_away'],
  ['each', undefined],
])('D4 the price type %s is %s', (value, type) => {
  expect(readPriceType(value, new ReadingNotes())).toBe(type);
});

test.each([
  ['In Stock', false, 'in_stock'],
  ['coming soon', false, 'coming_soon'],
  ['SOLD', false, 'sold'],
  [undefined, true, 'sold'],
  [undefined, false, 'in_stock'],
  ['In transit', false, 'in_transit'],
])('D2 the status %j is %s', (value, sold, status) => {
  expect(readStatus(value, sold)).toBe(status);
});

test.each([
  [true, true, 0],
  ['Yes', true, 0],
  ['1', true, 0],
  [0, false, 0],
  ['N', false, 0],
  [undefined, true, 0],
  ['maybe', true, 1],
])('S10 the flag %j is %j', (value, flag, warnings) => {
  expect(noted((notes) => readFlag(value, true, 'sold', notes))).toMatchObject({ value: flag, warnings });
});

test.each([
  [' a\u0000b\u202e \n c ', 'ab c'],
  ['\ud800', '\ufffd'],
  [12, '12'],
  ['', undefined],
  [{ a: 1 }, undefined],
  ['x'.repeat(400), 'x'.repeat(300)],
])('N2 the text %j is %j', (value, text) => {
  expect(readText(value, 'badge', new ReadingNotes())).toBe(text);
});

test.each([
  ['2.2 L', 2.2],
  ['2,500 kg', 2500],
  ['1 234', 1234],
  ['12,34', undefined],
  ['', undefined],
  ['1e9', undefined],
  ['0x10', undefined],
])('N2 the number %j is %j', (value, number) => {
  expect(toNumber(value)).toBe(number);
});

test.each([
  ['https://a.example/1.jpg', 'https://a.example/1.jpg'],
  ['//a.example/1.jpg', 'https://a.example/1.jpg'],
  ['photos/1.webp', 'photos/1.webp'],
  [{ image: { url: 'photos/1.webp' } }, 'photos/1.webp'],
  ['javascript:alert(1)', undefined],
  ['JaVaScRiPt:alert(1)', undefined],
  ['java\u0000script:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['file:///etc/passwd', undefined],
  ['/etc/passwd', undefined],
  ['a"><script>', undefined],
])('D8 the address %j is %j', (value, address) => {
  expect(readAddress(value, 'images', new ReadingNotes())).toBe(address);
});

test('D8 addresses come as a list or divided text, each once', () => {
  const notes = new ReadingNotes();
  expect(readAddresses('a.jpg|b.jpg|a.jpg', 'images', notes)).toEqual(['a.jpg', 'b.jpg']);
  expect(readAddresses([{ url: 'a.jpg' }, 'javascript:1', null], 'images', notes)).toEqual(['a.jpg']);
  expect(notes.warnings).toEqual(['images: not an http(s) address, left out']);
});

test('N2 equipment comes as lines of plain text', () => {
  const notes = new ReadingNotes();
  expect(readTexts('ABS, Airbags,ABS', 'categories', notes)).toEqual(['ABS', 'Airbags']);
  expect(
    readEquipment('<ul><li>ABS &amp; EBD</li><li><script>x</script>Alarm</li></ul>', 'e', notes),
  ).toEqual(['ABS & EBD', 'Alarm']);
  expect(readEquipment(['<b>ABS</b>', 'Tow bar, 2 < 3 t', 5, null], 'e', notes)).toEqual([
    'ABS',
    'Tow bar, 2 < 3 t',
    '5',
  ]);
  expect(notes.warnings).toEqual([]);
});
