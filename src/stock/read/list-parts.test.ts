import { expect, test } from 'vitest';
import { ReadingNotes } from './reading-notes.ts';
import { readPhotos } from './read-address.ts';
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
  [`${A} 1024w`, [A]],
  [`${A} 480w, ${B} 1024w`, [B]],
  ['s/1.jpg 480w, l/1.jpg 1024w', ['l/1.jpg']],
  [`${A} 1024w|${B} 1024w`, [A, B]],
  [`${A} 1x, ${B} 2x`, [B]],
])('N2 the addresses in %j', (text, addresses) => {
  expect(readPhotos(text, 'images', new ReadingNotes())).toEqual(addresses);
});

test.each([
  ['https://drive.google.com/file/d/1AbX/view?usp=sharing', 'a page that shares a photo'],
  ['https://www.dropbox.com/s/x1/car.jpg?dl=0', 'a page that shares a photo'],
  ['https://photos.app.goo.gl/x1', 'a page that shares a photo'],
  ['https://img.example/1.PDF', 'a .pdf file'],
  ['https://img.example/1.heic?v=2', 'a .heic file'],
  ['https://www.dropbox.com/s/x1/car.jpg?raw=1', undefined],
  ['https://img.example/photo.php?f=1.pdf', undefined],
  ['https://img.example/1', undefined],
])('D8 %s is no photo, with the words: %s', (address, words) => {
  const notes = new ReadingNotes();
  expect(readPhotos(address, 'images', notes)).toEqual(words === undefined ? [address] : []);
  expect(notes.warnings.join()).toContain(words ?? '');
});
