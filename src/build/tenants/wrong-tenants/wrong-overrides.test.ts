import { expect, test } from 'vitest';
import { checkChanged, expectFileRefusal, useTenantsFolder } from './wrong-files.fixture.ts';

useTenantsFolder();

const FILE = 'overrides.json';
const entry = (changes: object = {}): object => ({
  stocknum: 'A1',
  fields: { price: 12_490 },
  from: '2026-11-20',
  until: '2026-12-20',
  reason: 'Typing error',
  ...changes,
});
const file = (...entries: object[]): string => JSON.stringify(entries);

test('O7 corrections that are right are taken', async () => {
  const { result } = await checkChanged(
    FILE,
    '',
    file(entry(), entry({ vin: '6T1BF3EK50X123456', stocknum: undefined })),
  );
  expect(result).toHaveProperty('tenant');
});

test.each([
  ['no JSON', '[{', FILE, 'JSON', 'correct-a-vehicle.md'],
  ['no list', '{}', FILE, 'a list of corrections', 'correct-a-vehicle.md'],
  [
    'an unknown field',
    file(entry({ fields: { prise: 1 } })),
    `${FILE} [0].fields.prise`,
    'a field that may be corrected',
    'write price',
  ],
  [
    'a was-price',
    file(entry({ fields: { before_price: 20_000 } })),
    `${FILE} [0].fields.before_price`,
    'a field',
    'the one that the history',
  ],
  [
    'a number',
    file(entry({ fields: { vin: 'X' } })),
    `${FILE} [0].fields.vin`,
    'a field',
    "in the dealer's system",
  ],
  [
    'a price that is none',
    file(entry({ fields: { price: 'cheap' } })),
    `${FILE} [0].fields.price`,
    'a value as a feed may write it',
    'feed-fields.md',
  ],
  [
    'a price per week',
    file(entry({ fields: { price: '$90 per week' } })),
    `${FILE} [0].fields.price`,
    'an amount per week',
    'feed-fields.md',
  ],
  [
    'nothing where all have something',
    file(entry({ fields: { status: null } })),
    `${FILE} [0].fields.status`,
    'a value',
    'feed-fields.md',
  ],
  ['no end', file(entry({ until: undefined })), `${FILE} [0].until`, '', 'correct-a-vehicle.md'],
  [
    'an end before its begin',
    file(entry({ until: '2026-11-19' })),
    `${FILE} [0].until`,
    'at most 90 days later',
    'correct-a-vehicle.md',
  ],
  [
    'an end after 91 days',
    file(entry({ until: '2027-02-19' })),
    `${FILE} [0].until`,
    'at most 90 days later',
    'correct-a-vehicle.md',
  ],
  ['no reason', file(entry({ reason: ' ' })), `${FILE} [0].reason`, '', 'correct-a-vehicle.md'],
  [
    'no vehicle',
    file(entry({ stocknum: undefined })),
    `${FILE} [0].stocknum`,
    'one of the two',
    'correct-a-vehicle.md',
  ],
  ['an unknown word', file(entry({ till: '2026-12-01' })), `${FILE} [0]`, 'till', 'correct-a-vehicle.md'],
  [
    'two for one field',
    file(entry(), entry({ stocknum: 'a 1', until: '2026-11-30' })),
    `${FILE} [1].fields.price`,
    'one correction of a field',
    'take one of the two out',
  ],
  [
    'a feed that said another field',
    file(entry({ feed_says: { km: 5 } })),
    `${FILE} [0].feed_says.km`,
    '`fields` has',
    'correct-a-vehicle.md',
  ],
] as const)('O7 a correction with %s is refused', (what, text, place, expected, wayOut) =>
  expectFileRefusal(what, FILE, '', text, place, expected, wayOut),
);
