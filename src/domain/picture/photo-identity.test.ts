import { expect, test } from 'vitest';
import { unsignedAddress } from './address-parameters.ts';
import { photoIdentities, type PhotoHost } from './photo-identity.ts';

const HOST = 'https://img.example';
const keysOf = (addresses: string[], hosts: PhotoHost[] = []): string[] => {
  const identityOf = photoIdentities(addresses, hosts);
  return addresses.map((address) => identityOf(address).key);
};
const editionsOf = (addresses: string[]): string[] => {
  const identityOf = photoIdentities(addresses);
  return addresses.map((address) => identityOf(address).edition);
};

/** Ways to sign an address, tonight and tomorrow. */
const SIGNED: [string, string, string][] = [
  [
    'S3, signature 4',
    'X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Date=20261124T000000Z&X-Amz-Expires=86400&X-Amz-Signature=1124ff',
    'X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Date=20261125T000000Z&X-Amz-Expires=86400&X-Amz-Signature=1125ff',
  ],
  [
    'S3, signature 2',
    'AWSAccessKeyId=AKIA&Expires=1764000000&Signature=a%2Bb%3D',
    'AWSAccessKeyId=AKIA&Expires=1764086400&Signature=c%2Bd%3D',
  ],
  ['CloudFront', 'Expires=1&Signature=a~b_&Key-Pair-Id=K2', 'Expires=2&Signature=c~d_&Key-Pair-Id=K2'],
  [
    'CloudFront, own policy',
    'Policy=eyJ1&Signature=a&Key-Pair-Id=K2',
    'Policy=eyJ2&Signature=b&Key-Pair-Id=K2',
  ],
  [
    'Azure',
    'sv=2024-11-04&st=2026-11-24T00%3A00%3A00Z&se=2026-11-25T00%3A00%3A00Z&sr=b&sp=r&sig=abc%3D',
    'sv=2024-11-04&st=2026-11-25T00%3A00%3A00Z&se=2026-11-26T00%3A00%3A00Z&sr=b&sp=r&sig=def%3D',
  ],
  [
    'Google Cloud Storage',
    'X-Goog-Algorithm=GOOG4&X-Goog-Date=20261124T000000Z&X-Goog-Signature=1a',
    'X-Goog-Algorithm=GOOG4&X-Goog-Date=20261125T000000Z&X-Goog-Signature=2b',
  ],
  [
    'Google Cloud Storage, signature 2',
    'GoogleAccessId=a&Expires=1&Signature=x',
    'GoogleAccessId=a&Expires=2&Signature=y',
  ],
  ['Akamai', 'hdnts=exp=1764000000~acl=/*~hmac=ab12', 'hdnts=exp=1764086400~acl=/*~hmac=cd34'],
  ['Bunny', 'token=aBc-_1&expires=1764000000', 'token=dEf-_2&expires=1764086400'],
  ['Alibaba', 'OSSAccessKeyId=L&Expires=1&Signature=a', 'OSSAccessKeyId=L&Expires=2&Signature=b'],
  [
    'Tencent',
    'q-sign-algorithm=sha1&q-sign-time=1;2&q-signature=a',
    'q-sign-algorithm=sha1&q-sign-time=3;4&q-signature=b',
  ],
  ['nginx', 'md5=c2VjcmV0LWxpbmstMQ&e=1764000000', 'md5=c2VjcmV0LWxpbmstMg&e=1764086400'],
  ['imgix', 's=3f0c9d8e7b6a5f4e3d2c1b0a99887766', 's=0011223344556677889900aabbccddee'],
];

test.each(SIGNED)(
  'D8 an address that %s signs is of the photo that it is of without',
  (_, tonight, tomorrow) => {
    const paths = ['/1-1.jpg', '/1-2.jpg', '/2-1.jpg'];
    const plain = paths.map((path) => HOST + path);
    for (const signature of [tonight, tomorrow]) {
      const signed = plain.map((address) => `${address}?${signature}`);
      expect(keysOf(signed)).toEqual(plain);
      // Nothing says that the photo is another one.
      expect(editionsOf(signed)).toEqual(['', '', '']);
    }
  },
);

test.each(SIGNED)(
  'D8 where the query names the photo, what %s signs with does not',
  (_, tonight, tomorrow) => {
    for (const name of ['photo.php?id=', 'image?file=', 'get?x=']) {
      const named = ['1.jpg', '2.jpg', '3.jpg'].map((value) => `${HOST}/${name}${value}`);
      for (const signature of [tonight, tomorrow])
        expect(keysOf(named.map((address) => `${address}&${signature}`))).toEqual(named);
    }
  },
);

test.each<[string, string[], string[]]>([
  ['a script', ['/photo.php?id=1', '/photo.php?id=2'], ['/photo.php?id=1', '/photo.php?id=2']],
  ['one photo of a script', ['/photo.php?x=1'], ['/photo.php?x=1']],
  ['one photo of one file', ['/photo.jpg?x=1'], ['/photo.jpg?x=1']],
  ['one photo of a path without a file', ['/photo?x=1'], ['/photo?x=1']],
  ['a file in a parameter', ['/view?file=2.jpg', '/a/1.jpg'], ['/view?file=2.jpg', '/a/1.jpg']],
  [
    'a vehicle and a number',
    ['/p.aspx?s=A1&n=1', '/p.aspx?s=A1&n=2'],
    ['/p.aspx?n=1&s=A1', '/p.aspx?n=2&s=A1'],
  ],
  ['numbers on one file', ['/a/photo.jpg?n=1', '/a/photo.jpg?n=2'], ['/a/photo.jpg?n=1', '/a/photo.jpg?n=2']],
  ['editions alone', ['/a/photo.jpg?v=1', '/a/photo.jpg?v=2'], ['/a/photo.jpg?v=1', '/a/photo.jpg?v=2']],
  ['tokens alone', ['/photo?token=aa', '/photo?token=bb'], ['/photo?token=aa', '/photo?token=bb']],
  ['dates alone', ['/latest.php?t=1', '/latest.php?t=2'], ['/latest.php?t=1', '/latest.php?t=2']],
  ['an order of parameters', ['/p.php?b=2&a=1', '/p.php?a=1&b=2'], ['/p.php?a=1&b=2', '/p.php?a=1&b=2']],
  ['a date beside a number', ['/p.php?id=1&t=99', '/p.php?id=2&t=99'], ['/p.php?id=1', '/p.php?id=2']],
  ['noise beside a number', ['/p.php?id=1&x=a', '/p.php?id=2&x=b'], ['/p.php?id=1', '/p.php?id=2']],
  ['a width', ['/1.jpg?w=800', '/2.jpg?w=800'], ['/1.jpg', '/2.jpg']],
  ['an edition', ['/1.jpg?v=3', '/2.jpg?v=1'], ['/1.jpg', '/2.jpg']],
  [
    'one photo that is signed twice',
    ['/1.jpg?sig=a', '/1.jpg?sig=b', '/2.jpg?sig=c'],
    ['/1.jpg', '/1.jpg', '/2.jpg'],
  ],
  ['a number that is no digest', ['/a.jpg?s=1', '/a.jpg?s=2'], ['/a.jpg?s=1', '/a.jpg?s=2']],
  ['paths without files', ['/i/abc?x=9', '/i/def?x=8'], ['/i/abc', '/i/def']],
  [
    'a signed address in a parameter',
    ['/resize?url=https%3A%2F%2Fs3.example%2F1.jpg%3FX-Amz-Signature%3Dab'],
    ['/resize?url=https://s3.example/1.jpg'],
  ],
])('D8 photos are told apart by what their addresses differ in: %s', (_, addresses, keys) => {
  const whole = (paths: string[]): string[] => paths.map((path) => HOST + path);
  expect(keysOf(whole(addresses))).toEqual(whole(keys));
});

test('D8 an edition says that the photo may be another, a signature does not', () => {
  expect(
    editionsOf([
      `${HOST}/1.jpg?v=2&X-Amz-Signature=ab`,
      `${HOST}/2.jpg?t=1764000000&w=8`,
      `${HOST}/3.jpg?token=a`,
    ]),
  ).toEqual(['v=2', 't=1764000000&w=8', '']);
});

test('D8 a photo is known by the key of a night that had other photos beside it', () => {
  const night = [`${HOST}/a/photo.jpg?w=1`, `${HOST}/b.jpg`];
  const alone = photoIdentities(night)(`${HOST}/a/photo.jpg?w=1`);
  const beside = photoIdentities([...night, `${HOST}/a/photo.jpg?w=2`])(`${HOST}/a/photo.jpg?w=1`);
  expect(alone.edition).toBe(beside.edition);
  expect(alone.key).not.toBe(beside.key);
  expect(beside.formerKeys).toContain(alone.key);
  expect(alone.formerKeys).toContain(beside.key);
});

test('D8 a photo whose host has gone over to https is the one that it was', () => {
  const before = photoIdentities(['http://img.example/1.jpg?v=1'])('http://img.example/1.jpg?v=1');
  const now = photoIdentities([`${HOST}/1.jpg?v=1`])(`${HOST}/1.jpg?v=1`);
  expect(now.formerKeys).toContain(before.key);
});

test('D8 the settings say which parameters of a host name its photos, and which hosts have the same', () => {
  const hosts = [{ host: 'cdn*.Dealer.example' }, { host: 'img.example', query: ['ID'] }];
  expect(
    keysOf(
      [
        'https://cdn1.dealer.example/1.jpg',
        'https://cdn27.dealer.example/1.jpg?sig=a',
        'https://cdn.other.example/1.jpg',
        `${HOST}/photo.php?id=1&x=1`,
        `${HOST}/photo.php?x=2&id=1`,
        `${HOST}/photo.php?x=2&id=2`,
      ],
      hosts,
    ),
  ).toEqual([
    'https://cdn*.dealer.example/1.jpg',
    'https://cdn*.dealer.example/1.jpg',
    'https://cdn.other.example/1.jpg',
    `${HOST}/photo.php?id=1`,
    `${HOST}/photo.php?id=1`,
    `${HOST}/photo.php?id=2`,
  ]);
  const byPath = [{ host: 'img.example', query: [] }];
  expect(keysOf([`${HOST}/a.php?x=1`, `${HOST}/a.php?x=2`], byPath)).toEqual([
    `${HOST}/a.php`,
    `${HOST}/a.php`,
  ]);
});

test.each([
  ['photos/1.jpg', 'photos/1.jpg'],
  [`${HOST}/1.jpg?b=2&a=1`, `${HOST}/1.jpg?b=2&a=1`],
  [`${HOST}/1.jpg?b=2&Signature=x&a=%2f`, `${HOST}/1.jpg?b=2&a=%2f`],
  [`${HOST}/1.jpg?Signature=x#top`, `${HOST}/1.jpg`],
  [`${HOST}/1.jpg?%zz=1&sig=2`, `${HOST}/1.jpg?%zz=1`],
])('D8 %s without its signature is %s', (address, plain) => {
  expect(unsignedAddress(address)).toBe(plain);
});
