import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../../../tests/minimal-tenant.ts';
import { LENDER_IDS } from '../../../domain/finance/lender.ts';
import { STOCK_RULES } from '../../../domain/vehicle/stock-rule.ts';
import { describeSettings } from '../../../tenant/describe-settings.ts';
import { parseTenant } from '../../../tenant/parse-tenant.ts';
import { explainedSettings } from './explained-settings.ts';
import { referencePage } from './reference-page.ts';
import { settingReference } from './setting-reference.ts';

const rows = settingReference();
const row = (path: string): unknown => rows.find((each) => each.path === path);

test('R3 docs/settings.md says what the schema says; `npm run tenant -- reference --write` writes it', () => {
  expect(readFileSync(new URL('../../../../docs/settings.md', import.meta.url), 'utf8')).toBe(
    referencePage(),
  );
});

test('R3 every setting has a meaning: a comment above its field', () => {
  expect(rows.filter(({ meaning, isGroup }) => !isGroup && meaning === '').map(({ path }) => path)).toEqual(
    [],
  );
});

test('R3 the reference knows every setting that a tenant is shown, each once', () => {
  const shown = explainedSettings(describeSettings(MINIMAL_TENANT, parseTenant(MINIMAL_TENANT, 'tenant.ts')));
  expect(shown.filter(({ allowed }) => allowed === '').map(({ path }) => path)).toEqual([]);
  expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length);
});

describe('R3 a setting of the reference', () => {
  test.each([
    ['site.name', { allowed: 'text that is not empty', isRequired: true }],
    ['site.abn', { isRequired: false, meaning: 'Australian Business Number, 11 digits.' }],
    ['card.new_arrival_days', { allowed: 'a whole number above 0', default: 8 }],
    [
      'listing.page_size',
      { allowed: 'a whole number from 3 to 60', default: 21, meaning: 'Cards on a page.' },
    ],
    ['site.announcement', { allowed: 'false, or an object', default: false }],
    ['finance.choices.term.max', { allowed: 'a number from 0.5 to 10 in steps of 0.5', default: 7 }],
    ['finance.lenders.*.name', { meaning: 'The name shoppers read.' }],
    ['locations[].address.lat', { allowed: 'a latitude of Australia, -55 to -9' }],
    ['models.list[].image', { allowed: 'an object, or null' }],
    [
      'images.host.kind',
      { allowed: "'files', or 'cloudinary', or 'imgix', or 'cloudflare', or 'none'", isRequired: true },
    ],
    ['feed.guard.minimum_accepted', { allowed: 'a number from 0 to 1', default: 0.85 }],
  ])('R3 %s', (path, expected) => {
    expect(row(path)).toMatchObject(expected);
  });
});

test('S10 C7 every stock rule and every lender is on the page', () => {
  const page = referencePage();
  STOCK_RULES.forEach(({ name, sentence }, mode) => {
    expect(page).toContain(`| \`${mode}\` | ${name} | ${sentence} |`);
  });
  for (const lender of LENDER_IDS) expect(page).toContain(`| \`${lender}\` |`);
});

test('R3 a shown setting is explained by its own line, or by that of the setting it is given in', () => {
  const explained = explainedSettings([
    { path: 'locations[2].address.city', value: 'Dubbo', saidBy: 'tenant', differs: true },
    { path: 'feed.columns.km', value: 'Odometer', saidBy: 'tenant', differs: true },
  ]);
  expect(explained.map(({ allowed }) => allowed)).toEqual([
    'text',
    'an object by name, each text, or a list, each text that is not empty, at least one',
  ]);
  expect(explained[0]?.meaning).toBe('Suburb or town.');
});
