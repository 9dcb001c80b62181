import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parse, refusal } from './parse-text.fixture.ts';
import { zipOf } from './zip.fixture.ts';

const CSV = 'a,b\n1,2\n';

test('N2 a feed in a ZIP archive is read, whatever else lies beside it', async () => {
  const archive = zipOf([
    { name: 'readme.md', bytes: 'not a feed' },
    { name: 'out/stock.csv', bytes: CSV },
    { name: '__MACOSX/out/._stock.csv', bytes: 'noise' },
  ]);
  expect(await parse(archive, { format: 'csv' })).toEqual([[2, { a: '1', b: '2' }]]);
});

test('N2 of several feeds in an archive the settings name one', async () => {
  const archive = zipOf([
    { name: 'new.csv', bytes: 'a\n1\n' },
    { name: 'used.csv', bytes: 'a\n2\n' },
  ]);
  expect(await parse(archive, { format: 'csv', member: 'used.csv' })).toEqual([[2, { a: '2' }]]);
  expect(await refusal(archive, { format: 'csv' })).toMatch(
    /it is a ZIP archive of several files\. Set feed\.member to 'new\.csv' or 'used\.csv'\.$/,
  );
  expect(await refusal(archive, { format: 'csv', member: 'old.csv' })).toMatch(
    /its ZIP archive has no file 'old\.csv'\. Set feed\.member to 'new\.csv' or 'used\.csv'\.$/,
  );
});

test.each([
  [
    'cut',
    zipOf([{ name: 'a.csv', bytes: CSV }]).subarray(0, 50),
    'it is a damaged ZIP archive. Send the file again.',
  ],
  ['without a feed', zipOf([{ name: 'a.pdf', bytes: CSV }]), 'it is a ZIP archive without a feed in it.'],
  ['locked', zipOf([{ name: 'a.csv', bytes: CSV, flags: 1 }]), 'its ZIP archive is locked with a password.'],
  [
    'locked as newer programs lock it',
    zipOf([{ name: 'a.csv', bytes: CSV, flags: 0x41 }]),
    'its ZIP archive is locked with a password.',
  ],
  [
    'of thousands of files',
    zipOf(Array.from({ length: 12_000 }, (_, at) => ({ name: `${'x'.repeat(60)}${at}.csv`, bytes: '' }))),
    'it is a ZIP archive of thousands of files. Pack the feed alone.',
  ],
  ['packed twice', zipOf([{ name: 'a.csv', bytes: gzipSync(CSV) }]), 'is packed twice. Pack it once'],
  [
    'with another archive in it',
    zipOf([{ name: 'a.csv', bytes: zipOf([{ name: 'b.csv', bytes: CSV }]) }]),
    'is packed twice. Pack it once',
  ],
])('N2 an archive %s is refused with the way out', async (_, archive, words) => {
  expect(await refusal(archive, { format: 'csv' })).toContain(words);
});

test('N2 a file of an archive that unpacks to more than its list says is refused', async () => {
  const archive = zipOf([{ name: 'a.csv', bytes: `a\n${'1\n'.repeat(100_000)}` }]);
  const listed = archive.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  archive.writeUInt32LE(1000, listed + 24);
  expect(await refusal(archive, { format: 'csv' })).toMatch(/^FeedError: .* Send the file again\.$/);
});

test('N2 a name of an archive is read as UTF-8, whether the archive says so or not', async () => {
  for (const flags of [0, 0x800]) {
    const archive = zipOf([
      { name: 'véhicules.csv', bytes: CSV, flags },
      { name: 'old.csv', bytes: 'a\n', flags },
    ]);
    expect(await parse(archive, { format: 'csv', member: 'véhicules.csv' })).toEqual([
      [2, { a: '1', b: '2' }],
    ]);
  }
});

test('N2 an archive that unpacks to more than XML may have is refused, however small it is', async () => {
  const bomb = zipOf([{ name: 'a.xml', bytes: Buffer.alloc(140 * 1024 * 1024, 'x') }]);
  expect(bomb.length).toBeLessThan(1024 * 1024);
  expect(await refusal(bomb, { format: 'xml' })).toContain('it is over 128 MB of XML');
});

test('N2 a ZIP archive with a byte changed anywhere is read whole or refused', async () => {
  const whole = zipOf([{ name: 'stock.csv', bytes: 'stocknum,price\nA1,20000\nA2,21000\n' }]);
  for (let at = 0; at < whole.length; at += 1) {
    const bytes = Buffer.from(whole);
    bytes[at]! ^= 0xff;
    expect(await refusal(bytes, { format: 'csv' })).toMatch(/^(accepted|FeedError: )/);
  }
});
