import { expect, test } from 'vitest';
import { withProjectAt } from './settings-imports.ts';
import { isSafePath } from './safe-path.ts';
import { neededVariables } from './needed-variables.ts';
import { tenantOf } from '../night.fixture.ts';

test.each([
  ["from '../../src/a.ts'", '..', '../../forecourt', "from '../../../forecourt/src/a.ts'"],
  ["from '../../../forecourt/src/a.ts'", '../../forecourt', '..', "from '../../src/a.ts'"],
  ["await import('../../src/a.ts')", '..', '../..', "await import('../../../src/a.ts')"],
  ["from '../shared.ts'", '..', '../../forecourt', "from '../shared.ts'"],
  ["from './locations.ts'", '..', '../../forecourt', "from './locations.ts'"],
  ["from 'zod'", '..', '../../forecourt', "from 'zod'"],
])('O6 an import of the settings, %s, with the project at %s, then at %s', (before, from, to, after) => {
  expect(withProjectAt(before, 'my-cars/tenant.ts', { from, to })).toBe(after);
});

test.each([
  ['photos/a.webp', true],
  ['.well-known/x', true],
  ['a/../b', false],
  ['..', false],
  ['/a', false],
  ['a//b', false],
  ['a\\b', false],
  ['C:a', false],
  ['a\0b', false],
  ['a /b', false],
  ['x'.repeat(1025), false],
])('O6 a path of an archive: %s is safe, %s', (file, isSafe) => {
  expect(isSafePath(file)).toBe(isSafe);
});

test('O6 the variables that settings name, of feeds, payments and uploads, and no others', () => {
  const settings = {
    feed: { source: 'https://x.example/stock.csv?key=${FORECOURT_FEED_KEY}', format: 'csv' },
    payment: { type: 'stripe', secret: 'YARD_STRIPE', webhook_secret: 'YARD_STRIPE_HOOK' },
    deploy: { target: 's3', s3: { bucket: 'my-bucket' } },
  };
  expect(neededVariables(tenantOf('my-cars', settings))).toEqual([
    'AWS_ACCESS_KEY_ID',
    'AWS_SECRET_ACCESS_KEY',
    'FORECOURT_FEED_KEY',
    'YARD_STRIPE',
    'YARD_STRIPE_HOOK',
  ]);
  expect(neededVariables(tenantOf('my-cars'))).toEqual([]);
});
