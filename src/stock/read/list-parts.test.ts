import { expect, test } from 'vitest';
import { ReadingNotes } from './reading-notes.ts';
import { readAddresses } from './read-address.ts';
import { readTexts } from './read-list.ts';

test.each([
  [
    'Bluetooth, 3,500kg braked towing, Leather seats (heated, ventilated)',
    ['Bluetooth', '3,500kg braked towing', 'Leather seats (heated, ventilated)'],
  ],
  ['ABS,Air conditioning,1,998cc engine', ['ABS', 'Air conditioning', '1,998cc engine']],
  ['Tow bar,12,500 km,4,5', ['Tow bar', '12,500 km', '4', '5']],
  [
    'Seats [front, rear]; Roof racks (two; black); ABS',
    ['Seats [front, rear]', 'Roof racks (two; black)', 'ABS'],
  ],
  ['ABS|Leather (heated|cooled)|Sunroof', ['ABS', 'Leather (heated|cooled)', 'Sunroof']],
  ['["ABS", "Tow bar, 3,500 kg"]', ['ABS', 'Tow bar, 3,500 kg']],
  ["['ABS', \"Driver's airbag\", 'Tow bar, 3,500 kg']", ['ABS', "Driver's airbag", 'Tow bar, 3,500 kg']],
  ["['ABS']", ['ABS']],
  ['Leather (heated, ABS, Sunroof', ['Leather (heated', 'ABS', 'Sunroof']],
  ['ABS, , Sunroof,', ['ABS', 'Sunroof']],
  ['', []],
])('N2 the list %j has these members', (text, members) => {
  expect(readTexts(text, 'features', new ReadingNotes())).toEqual(members);
});

const A = 'https://img.example/1.jpg';
const B = 'https://img.example/2.jpg';
test.each([
  [`${A} ${B}`, [A, B]],
  [`${A}\t${B}`, [A, B]],
  [`${A},${B}`, [A, B]],
  [`${A}; ${B}`, [A, B]],
  [`["${A}","${B}"]`, [A, B]],
  [`['${A}', '${B}']`, [A, B]],
  [`[{"url":"${A}"},{"url":"${B}"}]`, [A, B]],
  [
    'https://img.example/w=800,h=600/1.jpg|https://img.example/w=800,h=600/2.jpg',
    ['https://img.example/w=800,h=600/1.jpg', 'https://img.example/w=800,h=600/2.jpg'],
  ],
  ['https://img.example/1.jpg?w=800&amp;h=600', ['https://img.example/1.jpg?w=800&h=600']],
  ['https://img.example/1.jpg?w=800&amp;amp;h=600', ['https://img.example/1.jpg?w=800&h=600']],
  ['photos/one car.jpg', ['photos/one car.jpg']],
])('N2 the addresses in %j', (text, addresses) => {
  expect(readAddresses(text, 'images', new ReadingNotes())).toEqual(addresses);
});
