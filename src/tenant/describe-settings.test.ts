import { describe, expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../tests/minimal-tenant.ts';
import { describeSettings } from './describe-settings.ts';
import { parseTenant } from './parse-tenant.ts';
import type { TenantInput } from './schema.ts';

const input: TenantInput = {
  ...MINIMAL_TENANT,
  feed: { source: 'stock/stock.csv', format: 'csv', delimiter: ',', guard: { minimum_accepted: 0.5 } },
  card: { figures: ['km'] },
  price: { labels: { drive_away: 'On the road' } },
};
const settings = describeSettings(input, parseTenant(input, 'tenant.ts'));

describe('R3 every setting is told with who said it', () => {
  test.each([
    ['site.name', 'Example Cars', 'tenant', true],
    ['site.licence.label', 'Motor dealer licence', 'default', false],
    ['listing.page_size', 21, 'default', false],
    ['listing.price_ascending_above_zero', true, 'template', true],
    ['card.figures', ['km'], 'tenant', true],
    ['price.labels.drive_away', 'On the road', 'tenant', true],
    ['price.labels.estimated_drive_away', 'Estimated drive away', 'default', false],
    ['feed.guard.minimum_accepted', 0.5, 'tenant', true],
    ['feed.guard.maximum_median_move', 0.3, 'default', false],
    ['site.legal[0].label', 'Privacy policy', 'template', true],
    ['locations[0].address.city', 'Parramatta', 'tenant', true],
    ['locations[0].visible', true, 'default', false],
    ['images.host.kind', 'files', 'default', false],
    ['listing.promos', [], 'default', false],
  ])('R3 %s', (path, value, saidBy, differs) => {
    expect(settings.find((setting) => setting.path === path)).toEqual({ path, value, saidBy, differs });
  });

  test('R3 a tenant that repeats the default is said not to differ', () => {
    expect(settings.find(({ path }) => path === 'feed.delimiter')).toMatchObject({
      saidBy: 'tenant',
      differs: false,
    });
    expect(settings.find(({ path }) => path === 'site.font')).toMatchObject({
      saidBy: 'template',
      differs: false,
    });
  });

  test('R3 no path is told twice', () => {
    expect(new Set(settings.map(({ path }) => path)).size).toBe(settings.length);
  });
});
