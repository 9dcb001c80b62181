import { describe, expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../tests/minimal-tenant.ts';
import { scaffoldSettings } from '../build/tenants/scaffold-settings.ts';
import { placeholderRefusal, placeholders } from './placeholders.ts';
import { TEMPLATE_NAMES, Tenant, type TenantInput } from './schema.ts';

const found = (changes: Partial<TenantInput>) =>
  placeholders(Tenant.parse({ ...MINIMAL_TENANT, ...changes }));
const site = (changes: object) => found({ site: { ...MINIMAL_TENANT.site, ...changes } });
const place = (changes: object) => found({ locations: [{ ...MINIMAL_TENANT.locations[0]!, ...changes }] });

describe('R3 an example of a new tenant that still stands', () => {
  test.each(TEMPLATE_NAMES)('is found in each setting of a new tenant of template %s', (template) => {
    const tenant = Tenant.parse(scaffoldSettings('my-cars', 'My Cars', template));
    const of = Object.fromEntries(placeholders(tenant).map(({ value, paths }) => [value, paths]));
    expect(Object.keys(of)).toEqual([
      'MD000000',
      '02 5550 0100',
      '1 Example Street',
      'https://www.my-cars.example',
      'sales@my-cars.example',
    ]);
    expect(of['MD000000']).toEqual(['site.licence.number']);
    expect(of['02 5550 0100']).toContain('site.phone');
    for (const at of tenant.locations.keys()) {
      expect(of['02 5550 0100']).toContain(`locations[${at}].phone`);
      expect(of['1 Example Street']).toContain(`locations[${at}].address.street`);
    }
    expect(of['sales@my-cars.example']).toEqual(['site.email', 'leads.delivery.destinations[0].to[0]']);
    expect(placeholders({ ...tenant, night: { ...tenant.night, demo: true } })).toEqual([]);
    expect(placeholderRefusal(tenant)).toMatch(
      /^my-cars isn't for shoppers yet: .*site\.licence\.number still has 'MD000000'/,
    );
  });

  test.each([
    [
      'a licence in another spelling',
      () => site({ licence: { number: 'md 000 000' } }),
      ['site.licence.number'],
    ],
    ['a phone without spaces', () => site({ phone: '0255500100' }), ['site.phone']],
    ['a phone from abroad', () => site({ phone: '+61 2 5550 0100' }), ['site.phone']],
    ['a phone in brackets', () => place({ phone: '(02) 5550-0100' }), ['locations[0].phone']],
    [
      'a licence of one place',
      () => place({ dealer_license_number: 'MD000000' }),
      ['locations[0].dealer_license_number'],
    ],
    ['an address with a slash', () => site({ url: 'https://www.example.example' }), ['site.url']],
  ])('is found as %s', (_, of, paths) => {
    expect(of().flatMap((each) => each.paths)).toEqual(paths);
  });

  test.each([
    ['the settings of a dealer', () => found({})],
    [
      'another name that ends in .example',
      () => site({ url: 'https://www.wattle.example', email: 'sales@wattle.example' }),
    ],
    ['a number near it', () => site({ phone: '02 5550 0101', licence: { number: 'MD0000001' } })],
    [
      'a street near it',
      () => place({ address: { ...MINIMAL_TENANT.locations[0]!.address, street: '11 Example Street' } }),
    ],
  ])('%s has none', (_, of) => expect(of()).toEqual([]));
});
