import { expect, test } from 'vitest';
import { FeedColumns } from './feed-columns.ts';

const RECORD = {
  'Stock No': '7',
  'km.unit': 'mi',
  'Attribute 1 name': 'Make',
  'Attribute 1 value(s)': 'Kia',
  'Attribute 2 name': 'Odometer',
  'Attribute 2 value(s)': '20,345 km',
  'Photo 1': 'a.jpg',
  'Photo 2': '',
  'Photo 10': 'b.jpg',
  photos: { photo: [{ url: 'c.jpg', tags: ['x'] }, { alt: 'none' }, { url: 'd.jpg', tags: ['y', 'z'] }] },
  price: { amount: { value: 9 }, 'amount.unit': 'AUD' },
  shots: [
    { url: '2.jpg', sort: 2 },
    { url: '10.jpg', sort: 10 },
    { url: '1.jpg', sort: 1 },
  ],
  prices: [
    { type: 'EGC', amount: 1 },
    { type: 'dap', amount: 2 },
  ],
  offers: [{ price: 3 }],
  data: { fields: [{ name: 'Make', value: 'Kia' }, { name: 'Model' }, 'text'] },
};

test.each([
  ['stockno', '7'],
  ['km.unit', 'mi'],
  ['photos.photo.url', ['c.jpg', 'd.jpg']],
  ['photos.photo.tags', ['x', 'y', 'z']],
  ['photos.photo.size', undefined],
  ['price.amount.value', 9],
  ['price.amount.unit', 'AUD'],
  ['shots.url', ['1.jpg', '2.jpg', '10.jpg']],
  ['price.toString', undefined],
  ['prices[type=DAP].amount', 2],
  ['prices[type=EGC].amount', 1],
  ['prices[type=RRP].amount', undefined],
  ['prices.amount', [1, 2]],
  ['offers.price', 3],
  ['data.fields[name=make].value', 'Kia'],
  ['data.fields[name=Model].value', undefined],
  ['Attribute * value(s)[Attribute * name=odometer]', '20,345 km'],
  ['Attribute * value(s)[Attribute * name=Colour]', undefined],
  ['Photo *', ['a.jpg', 'b.jpg']],
  ['photo *', ['a.jpg', 'b.jpg']],
])('N2 the column %s is read as %j', (source, value) => {
  expect(new FeedColumns(Object.keys(RECORD)).reader(source)?.(RECORD)).toEqual(value);
});

test.each(['Colour', 'Colour *', 'colour.name', 'photo*', 'Option *[Option * name=Make]'])(
  'N2 there is no column %s',
  (source) => {
    expect(new FeedColumns(Object.keys(RECORD)).reader(source)).toBeUndefined();
  },
);
