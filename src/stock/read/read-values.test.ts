import { expect, test } from 'vitest';
import { readAddress, readPhotos } from './read-address.ts';
import { readCarType, readItemType, readPriceType, readStatus } from './read-choice.ts';
import { readKilometres, readVin, readYear } from './read-figures.ts';
import { readFlag } from './read-flag.ts';
import { readEquipment, readTexts } from './read-list.ts';
import { readText } from './read-text.ts';
import { ReadingNotes } from './reading-notes.ts';

const noted = <Value>(read: (notes: ReadingNotes) => Value) => {
  const notes = new ReadingNotes();
  return { value: read(notes), warnings: notes.warnings.length, reason: notes.problem?.reason };
};

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
  [22, 2022, undefined],
  [5, undefined, 'not between 1900 and next year'],
  [0, undefined, undefined],
  ['FY15', undefined, undefined],
  ['new', undefined, undefined],
  [0, undefined, undefined],
  ['0000', undefined, undefined],
])('N2 in 2026 the year %j is %j, refused: %j', (value, year, reason) => {
  expect(noted((notes) => readYear(value, '2026-03-01', notes))).toMatchObject({ value: year, reason });
});

test.each([
  ['6t153bk40gx000123', '6T153BK40GX000123', 0],
  ['6T1 53BK-40GX 000123', '6T153BK40GX000123', 0],
  ['6T153BK40GX00012O', undefined, 1],
  ['6T153BK40GX00012', undefined, 1],
  ['TBA', undefined, 1],
  ['00000000000000000', undefined, 1],
  ['11111111111111112', '11111111111111112', 0],
])('N2 the VIN %s is %s', (value, vin, warnings) => {
  expect(noted((notes) => readVin(value, notes))).toMatchObject({ value: vin, warnings, reason: undefined });
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
  ['Brand New', 'new'],
  ['new_vehicle', 'new'],
  ['NewCar', 'new'],
  ['New/Demo', 'demo'],
  ['Near New', 'used'],
  ['Nearly-new', 'used'],
  ['Like new', 'used'],
  ['As New', 'used'],
  ['not new', 'used'],
  ['Renewed', 'used'],
  ['New Arrival', 'used'],
  ['nan', 'used'],
  ['NEW 2025 Aldera Lumen GT with tow bar', 'new'],
  ['2019 Aldera Lumen GT with new tyres', 'used'],
  [undefined, 'used'],
])('N2 the car type %j is %s', (value, type) => {
  expect(readCarType(value, new ReadingNotes())).toBe(type);
});

test.each([
  ['caravan', {}, 'caravan'],
  ['Motorbike', {}, 'motorcycle'],
  ['Dirt Bikes', {}, 'motorcycle'],
  ['Prime Mover', {}, 'truck'],
  ['Vehicles > Cars, Trucks & Vans', {}, 'car'],
  [undefined, { body: 'Caravan' }, 'caravan'],
  ['Passenger', { body: 'SUV' }, 'car'],
  [undefined, {}, 'car'],
  ['Truck', { body: 'Tipper' }, 'truck'],
  [undefined, { body: 'Naked' }, 'motorcycle'],
  [undefined, { body: 'Super Sport' }, 'motorcycle'],
  [undefined, { body: 'Commuter' }, 'car'],
  ['Simple', { make: 'KTM', body: 'Sports' }, 'motorcycle'],
  [undefined, { make: 'HARLEY DAVIDSON', body: 'Off Road' }, 'motorcycle'],
  [undefined, { make: 'Triumph', body: 'Convertible' }, 'car'],
  [undefined, { make: 'Honda', filtered_features: ['LAMS approved'] }, 'motorcycle'],
  [undefined, { make: 'Isuzu', body: 'Tray', variant: { grossvehiclemass: 16_000 } }, 'truck'],
  [undefined, { make: 'Isuzu', body: 'Tray', variant: { grossvehiclemass: 3050 } }, 'car'],
  [undefined, { make: 'Toyota', body: 'Bus', variant: { grossvehiclemass: 5180 } }, 'car'],
  [undefined, { make: 'UD Trucks' }, 'truck'],
  [undefined, { make: 'Mitsubishi', model: 'Fuso Canter', body: 'Tray' }, 'truck'],
  [undefined, { make: 'Isuzu', model: 'NPR 65-190', body: 'Tray' }, 'truck'],
  [undefined, { make: 'Isuzu', model: 'D-MAX', body: 'Tray' }, 'car'],
  [undefined, { make: 'Hino', body: 'Cab Chassis' }, 'truck'],
  [undefined, { body: 'Curtainsider' }, 'truck'],
  [undefined, { body: 'Refrigerated' }, 'truck'],
  [undefined, { body: 'Refrigerated Van' }, 'car'],
  [undefined, { make: 'Jayco', body: 'Off Road' }, 'caravan'],
  [undefined, { make: 'Lotus', caravan: { aggregate_trailer_mass: 3500 } }, 'caravan'],
  [undefined, { make: 'Apollo', body: 'Motorhome', variant: { grossvehiclemass: 5500 } }, 'caravan'],
])('N2 the item type %j of %j is %s', (value, signs, type) => {
  expect(readItemType(value, signs)).toBe(type);
});

test.each([
  ['drive_away', 'drive_away'],
  ['DAP', 'drive_away'],
  ['Drive Away', 'drive_away'],
  ['EGC', 'excluding_government_charges'],
  ['Non Drive Away', 'excluding_government_charges'],
  ['Ride Away', 'drive_away'],
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
  ['Reserved', false, 'in_stock'],
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
  [' no ', false, 0],
  [false, false, 0],
  ['maybe', false, 1],
  ['Sold', true, 0],
  ['23/11/2026', true, 0],
])('S10 the flag %j is %j', (value, flag, warnings) => {
  expect(noted((notes) => readFlag(value, true, 'sold', notes))).toMatchObject({ value: flag, warnings });
});

test.each([
  ['sold', '0001-01-01', false],
  ['sold', '2026-11-23', true],
  ['reserved', 'Reserved', true],
  ['reserved', 'Sold', false],
  ['certified', '2026-11-23', false],
])('S10 %s is said by its own name and by the day since when: %s is %s', (field, value, flag) => {
  expect(readFlag(value, false, field, new ReadingNotes())).toBe(flag);
});

test('S10 a flag that is neither yes nor no is told by its field', () => {
  const notes = new ReadingNotes();
  expect(readFlag('maybe', false, 'sold', notes)).toBe(false);
  expect(notes.warnings).toEqual(['sold: neither yes nor no, taken as no']);
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
  expect(readPhotos('a.jpg|b.jpg|a.jpg', 'images', notes)).toEqual(['a.jpg', 'b.jpg']);
  expect(readPhotos([{ url: 'a.jpg' }, 'javascript:1', null], 'images', notes)).toEqual(['a.jpg']);
  expect(notes.warnings).toEqual(['images: not an http(s) address, left out']);
});

test.each([
  ['https://a.test/w_800,h_600/a.jpg', ['https://a.test/w_800,h_600/a.jpg']],
  [
    'https://a.test/w_8,h_6/a.jpg, //a.test/b;v=2.jpg;https://a.test/c.jpg',
    ['https://a.test/w_8,h_6/a.jpg', 'https://a.test/b;v=2.jpg', 'https://a.test/c.jpg'],
  ],
  ['https://a.test/a.jpg|https://a.test/b.jpg', ['https://a.test/a.jpg', 'https://a.test/b.jpg']],
  ['a.jpg,b.jpg', ['a.jpg', 'b.jpg']],
])('N2 the addresses in %s are %j', (value, addresses) => {
  expect(readPhotos(value, 'images', new ReadingNotes())).toEqual(addresses);
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
