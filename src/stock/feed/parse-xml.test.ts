import { expect, test } from 'vitest';
import { parse, refusal } from './parse-text.fixture.ts';

const xml = { format: 'xml', records_at: 'stock.car' } as const;

test('N2 elements are records: children, attributes, nested ones, lists and text with attributes', async () => {
  const content = `<?xml version="1.0" encoding="utf-8"?>
    <!-- exported --><stock date="2026-03-01">
      <car id="A1"><make>Aldera</make><km unit="mi">9,000</km><price><amount>20000</amount></price>
        <photos><photo url="a.jpg"/><photo url="b.jpg"/></photos>
        <features><feature code="1">Tow bar</feature><feature code="2">Roof &amp; racks</feature></features></car>
      <car id="A2" make="Corvane"><note><![CDATA[<b>5 < 6</b>]]></note><empty/></car>
    </stock>`;
  expect(await parse(content, xml)).toEqual([
    [
      1,
      {
        id: 'A1',
        make: 'Aldera',
        km: '9,000',
        'km.unit': 'mi',
        price: { amount: '20000' },
        photos: { photo: [{ url: 'a.jpg' }, { url: 'b.jpg' }] },
        features: { feature: ['Tow bar', 'Roof & racks'] },
      },
    ],
    [2, { id: 'A2', make: 'Corvane', note: '<b>5 < 6</b>', empty: '' }],
  ]);
});

test('N2 figures that an attribute tells apart keep it, and texts come in the order that theirs say', async () => {
  const content = `<stock><car><prices><price type="EGC">19990</price><price type="DAP">21,990</price></prices>
    <photos><photo isPrimary="false" seq="2">b.jpg</photo><photo isPrimary="true" seq="3">a.jpg</photo></photos></car></stock>`;
  expect(await parse(content, xml)).toEqual([
    [
      1,
      {
        prices: {
          price: [
            { type: 'EGC', value: '19990' },
            { type: 'DAP', value: '21,990' },
          ],
        },
        photos: { photo: ['a.jpg', 'b.jpg'] },
      },
    ],
  ]);
});

test("N2 an '&' that begins no entity is read as it is written", async () => {
  expect(
    await parse('<stock><car make="A&B"><note>S & Sons &amp; Co &#38; &nbsp;</note></car></stock>', xml),
  ).toEqual([[1, { make: 'A&B', note: 'S & Sons & Co & &nbsp;' }]]);
});

test('N2 a list of one element, and one of none, are lists', async () => {
  expect(await parse('<stock><car><make>A</make></car></stock>', xml)).toEqual([[1, { make: 'A' }]]);
  expect(await parse('<stock></stock>', xml)).toEqual([]);
});

test('N2 figures stay the text they are: a stock number keeps its zeros', async () => {
  expect(await parse('<stock><car n="007"><vin>1e5</vin></car></stock>', xml)).toEqual([
    [1, { n: '007', vin: '1e5' }],
  ]);
});

test('N2 an entity is read once, and one by number is its character', async () => {
  const content = '<stock><car a="&amp;lt; &#65;&#x42; &euro; &#0;&#9999999;"/></stock>';
  expect(await parse(content, xml)).toEqual([[1, { a: '&lt; AB &euro; &#0;&#9999999;' }]]);
});

const bomb = `<!DOCTYPE stock [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><stock><car>&b;</car></stock>`;
const file = `<!DOCTYPE stock [<!ENTITY f SYSTEM "file:///etc/passwd">]><stock><car>&f;</car></stock>`;

test.each([
  ['cut', '<stock><car><make>A</make></ca', 'it is not whole XML (line 1: '],
  ['with entities that grow', bomb, 'it declares entities of its own, which are not read.'],
  ['with an entity that is a file', file, 'it declares entities of its own, which are not read.'],
  [
    'too deep',
    `${'<a>'.repeat(100)}${'</a>'.repeat(100)}`,
    'its XML cannot be read: Maximum nested tags exceeded',
  ],
  [
    'without the place',
    '<dealer><list><car><a/></car><car><a>1</a></car><car><a>1</a></car></list></dealer>',
    "there is no element at 'stock.car' (feed.records_at). Set feed.records_at to 'dealer.list.car'.",
  ],
])('N2 XML %s is refused with its reason', async (_, content, words) => {
  expect(await refusal(content, xml)).toContain(words);
});

test('N2 XML without a place says which element to name', async () => {
  const content = '<stock><car><a>1</a></car><car><a>2</a></car></stock>';
  expect(await refusal(content, { format: 'xml' })).toContain(
    "XML needs to know which element is a vehicle. Set feed.records_at to 'stock.car'.",
  );
});

test.each([
  '<stock><car><__proto__><polluted>1</polluted></__proto__></car></stock>',
  '<stock><car __proto__="x"><make>A</make></car></stock>',
  '<stock><car><constructor><prototype><polluted>1</polluted></prototype></constructor></car></stock>',
])('N2 names of elements never change what an object is: %s', async (content) => {
  expect(await refusal(content, xml)).toMatch(/^(accepted|FeedError: )/);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('R9 a text of megabytes is refused before the parser takes forty times its room', async () => {
  const long = `<stock>\n<car><make>${'A'.repeat(1_100_000)}</make></car></stock>`;
  expect(await refusal(long, xml)).toContain(
    'cannot be used: the text that starts in line 2 is over 1 MB. Send the file again without it.',
  );
});
