import { describe, expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../tests/minimal-tenant.ts';
import { parseTenant } from './parse-tenant.ts';
import { TEMPLATE_NAMES } from './schema.ts';
import type { TenantInput } from './schema.ts';
import { TenantError } from './tenant-error.ts';

const minimal: TenantInput = MINIMAL_TENANT;
const location = MINIMAL_TENANT.locations[0]!;

const parse = (input: unknown) => parseTenant(input, 'tenants/example/tenant.ts');

/** What the error says about the problems themselves, without its first and last line. */
function complaint(input: unknown): string {
  try {
    parse(input);
  } catch (error) {
    if (error instanceof TenantError) return error.message.split('\n\n').slice(1, -1).join('\n');
    throw error;
  }
  throw new Error('the tenant was accepted');
}

describe('R3 precedence', () => {
  test.each(TEMPLATE_NAMES)(
    'R3 a tenant that gives only what it must is whole with template %s',
    (template) => {
      const tenant = parse({ ...minimal, template });
      expect(tenant.template).toBe(template);
      expect(tenant.home.sections.length).toBeGreaterThan(3);
      expect(tenant.site.legal.map((link) => link.href)).toEqual([
        '/privacy-policy',
        '/terms-and-conditions',
      ]);
    },
  );

  test('R3 the schema speaks where template and tenant are silent', () => {
    expect(parse(minimal).listing.page_size).toBe(21);
  });

  test('R3 the template overrides the schema, the tenant overrides both', () => {
    expect(parse(minimal).vehicle_page.similar_title).toBe('Similar used cars');
    const tenant = parse({ ...minimal, vehicle_page: { similar_title: 'More' } });
    expect(tenant.vehicle_page.similar_title).toBe('More');
    expect(tenant.vehicle_page.unregistered_word).toBe(true);
  });

  test('R3 a list replaces the list of the template', () => {
    const navigation = [{ label: 'Cars', href: '/search/used-cars' }];
    expect(parse({ ...minimal, site: { ...minimal.site, navigation } }).site.navigation).toEqual(navigation);
  });

  test('M2 only plain tags are left in the features of models, and features of nothing else are left out', () => {
    const features = [
      '<b>Alloy</b> wheels',
      '<img src=x onerror="alert(1)">',
      '<a href="javascript:go()">Roof</a>',
    ];
    const variant = { id: 'v', full_name: 'Alder Brook Touring', name: 'Touring', features };
    const { models } = parse({
      ...minimal,
      models: {
        brands: [{ id: 'b', name: 'Alder', slug: 'alder' }],
        list: [{ slug: 'brook', name: 'Brook', manufacturer: 'alder', model_variants: [variant] }],
      },
    });
    expect(models.list[0]?.model_variants[0]?.features).toEqual(['<b>Alloy</b> wheels', 'Roof']);
  });

  test('R3 templates differ where the trades do', () => {
    const titles = TEMPLATE_NAMES.map((template) => parse({ ...minimal, template }).home.hero.title);
    expect(new Set(titles).size).toBe(TEMPLATE_NAMES.length);
    const { feed } = parse({ ...minimal, template: 'motorcycles' });
    expect(feed.defaults).toEqual({ item_type: 'motorcycle' });
  });
});

describe('what is wrong is said in full', () => {
  test('R3 the whole message names the file, every problem and where to read on', () => {
    const input = { ...minimal, card: { figurs: ['km'] }, listing: { page_size: 100 } };
    expect(() => parse(input)).toThrow(
      [
        'tenants/example/tenant.ts cannot be used: 2 things are wrong.',
        '',
        '  listing.page_size',
        '    expected  a number of at most 60',
        '    found     100',
        '    way out   change it to a number of at most 60, or take it out for its default',
        '',
        '  card.figurs',
        '    expected  a setting that exists',
        '    found     one that does not',
        '    way out   write figures in place of figurs; known here: electric_tag, certified_makes, ' +
          'runout_sale_green, new_arrival_days, figures, favourites, compare',
        '',
        'docs/add-a-tenant.md explains the files of a tenant; `npm run tenant -- --help` lists the commands.',
      ].join('\n'),
    );
  });

  const site = minimal.site;
  test.each([
    ['no settings at all', undefined, 'the default export', 'an object, { … }', 'nothing', 'add it'],
    [
      'a template there is not',
      { ...minimal, template: 'motorcycle' },
      'template',
      "one of 'group', 'used', 'caravans-and-trucks', 'motorcycles'",
      "'motorcycle'",
      "write 'motorcycles'",
    ],
    [
      'no licence',
      { ...minimal, site: { name: site.name, url: site.url } },
      'site.licence',
      'an object, { … }',
      'nothing',
      "add licence: { number: '…' }: a motor dealer's advertising must carry the licence number",
    ],
    [
      'an empty licence number',
      { ...minimal, site: { ...site, licence: { number: '' } } },
      'site.licence.number',
      'text that is not empty',
      "''",
      'change it to text that is not empty',
    ],
    [
      'an address without https',
      { ...minimal, site: { ...site, url: 'http://example.com.au' } },
      'site.url',
      'https:// and a host such as https://www.example.com.au, nothing behind it',
      "'http://example.com.au'",
      'change it to https:// and a host such as https://www.example.com.au, nothing behind it',
    ],
    [
      'a link that leads nowhere',
      { ...minimal, site: { ...site, navigation: [{ label: 'Used', href: 'used' }] } },
      'site.navigation[0].href',
      'a path that starts with one /, an https:// address, #, tel: with a number, or mailto: with a mailbox',
      "'used'",
      'change it to a path that starts with one /, an https:// address, #, tel: with a number, or mailto: with a mailbox',
    ],
    [
      'an announcement that is neither off nor written',
      { ...minimal, site: { ...site, announcement: 5 } },
      'site.announcement',
      'false, or an object, { … }',
      '5',
      'change it to false, or an object, { … }, or take it out for its default',
    ],
    [
      'an announcement without words',
      { ...minimal, site: { ...site, announcement: {} } },
      'site.announcement.text',
      'text',
      'nothing',
      'add it',
    ],
    [
      'an unknown image host',
      { ...minimal, images: { host: { kind: 'cloudinry', cloud: 'a' } } },
      'images.host.kind',
      "one of 'files', 'cloudinary', 'imgix', 'cloudflare', 'none'",
      "'cloudinry'",
      "write 'cloudinary'",
    ],
    [
      'a postcode of three digits',
      { ...minimal, locations: [{ ...location, address: { ...location.address, postcode: '215' } }] },
      'locations[0].address.postcode',
      'four digits',
      "'215'",
      'change it to four digits',
    ],
    [
      'no location',
      { ...minimal, locations: [] },
      'locations',
      'a list of at least 1',
      'a list of 0',
      'change it to a list of at least 1',
    ],
    [
      'two places of one slug',
      { ...minimal, locations: [location, { ...location, id: '2' }] },
      'locations[1].slug',
      'a slug of its own',
      "'parramatta', which locations[0] has too",
      'give one of the two another slug',
    ],
    [
      'a setting nobody knows',
      { ...minimal, wheels: 4 },
      'wheels',
      'a setting that exists',
      'one that does not',
      'take wheels out; known here: slug, template, preset, site, feed, further_feeds, switches, home, stock, listing, search, card, price, ' +
        'finance, costs, vehicle_page, spin, market, law, compliance, models, location, locations, content, reviews, images, photos, leads, appointments, ' +
        'trade_in, reserve, payment, online_payment, account, garage, spin_to_win, saved_searches, analytics, assistants, reach, platform, chat, deploy, night',
    ],
  ])('R3 %s', (_, input, path, expected, found, wayOut) => {
    const lines = [path, `  expected  ${expected}`, `  found     ${found}`, `  way out   ${wayOut}`];
    expect(complaint(input)).toBe(lines.map((line) => `  ${line}`).join('\n'));
  });

  test('R3 all problems come at once, those between settings too', () => {
    const twice = [location, { ...location, id: '2', phone: 5 }];
    const said = complaint({ ...minimal, site: { ...site, font: 'arial' }, locations: twice });
    expect(said.match(/^ {2}\S+/gm)).toEqual(['  site.font', '  locations[1].phone', '  locations[1].slug']);
  });

  test('R3 a place may have the slug of a listing', () => {
    expect(parse({ ...minimal, locations: [{ ...location, slug: 'used-cars' }] }).locations).toHaveLength(1);
  });
});
