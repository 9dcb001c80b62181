import { expect } from 'vitest';
import { MINIMAL_TENANT } from '../../../../tests/minimal-tenant.ts';
import { parseTenant } from '../../../tenant/parse-tenant.ts';
import { TenantError, type TenantProblem } from '../../../tenant/tenant-error.ts';
import { EXIT_CODES } from '../../../command-line/exit-codes.ts';
import { exitCodeOf } from '../../../command-line/run-command.ts';

/**
 * A change to a good tenant and what must be said of it: the setting that is changed, its wrong value, a part of what is
 * expected there, a part of the way out, and the setting that is named where that is another one.
 */
export type WrongSetting = readonly [
  setting: string,
  value: unknown,
  expected: string,
  wayOut?: string,
  named?: string,
];

const [location] = MINIMAL_TENANT.locations;

/** A good tenant that says more than it must, so that there is something to spoil everywhere. */
export const GOOD_TENANT = {
  ...MINIMAL_TENANT,
  site: {
    ...MINIMAL_TENANT.site,
    phone: '02 5550 0100',
    email: 'sales@example.com.au',
    abn: '51 824 753 556',
    time_zone: 'Australia/Sydney',
    navigation: [{ label: 'Used', href: '/search/used-cars' }],
    footer: [{ title: 'More', links: [{ label: 'Used', href: '/search/used-cars' }] }],
    announcement: { text: 'Open late', link: { label: 'See', href: '/search/used-cars' } },
    social: [{ label: 'Video', href: 'https://video.example/x' }],
  },
  feed: { ...MINIMAL_TENANT.feed, columns: {}, values: {}, defaults: {} },
  listing: {
    promos: [
      {
        id: 'p',
        start: '2026-01-01',
        expiry: '2026-12-31',
        node: { title: 'T', text: 't', link: { label: 'Go', href: '/search/used-cars' } },
      },
    ],
  },
  costs: { delivery: [{ name: 'Sydney', price: 100, postcodes: [{ from: '2000', to: '2234' }] }] },
  models: {
    brands: [{ id: 'b', name: 'Aldera', slug: 'aldera' }],
    list: [{ slug: 'lumen', name: 'Lumen', manufacturer: 'aldera' }],
  },
  reviews: {
    list: [{ id: 'r', customer_name: 'A.', text: null, rating: 5, review_date: '2026-01-01' }],
  },
  locations: [
    {
      ...location,
      address: { ...location?.address, lat: -33.8, long: 151 },
      phone: '02 5550 0100',
      iframeUrl: [{ title: 'Map', url: 'https://maps.example/x' }],
      opening_hours: [
        { weekday: 1, status: 'Open', open: '08:30', close: '12:00' },
        { weekday: 1, status: 'Open', open: '13:00', close: '17:30' },
        { weekday: 0, status: 'Closed' },
      ],
      special_hours: [
        { date: '2026-12-25', status: 'Closed' },
        { date: '2026-12-26', status: 'Open', start_hour: '10:00', end_hour: '15:00' },
      ],
    },
  ],
};

/** The settings with a value at a path such as `site.navigation[0].href`; undefined takes the setting out. */
function changed(settings: unknown, path: string, value: unknown): unknown {
  const copy: unknown = structuredClone(settings);
  const keys = path.split(/[.[\]]+/).filter(Boolean);
  let inner = copy as Record<string, unknown>;
  for (const key of keys.slice(0, -1)) inner = (inner[key] ??= {}) as Record<string, unknown>;
  inner[keys.at(-1)!] = value;
  return copy;
}

/** What is said of the good tenant with one setting changed; empty when it is accepted. */
export function problemsWith(setting: string, value: unknown): readonly TenantProblem[] {
  const file = 'tenants/example/tenant.ts';
  try {
    parseTenant(changed(GOOD_TENANT, setting, value), file);
    return [];
  } catch (error) {
    if (!(error instanceof TenantError)) throw error;
    expect(error.file).toBe(file);
    expect(exitCodeOf(error)).toBe(EXIT_CODES.failed);
    return error.problems;
  }
}

/** Holds that one thing is said of a wrong setting, and that it is the right one. */
export function expectRefusal([setting, value, expected, wayOut = '', named = setting]: WrongSetting): void {
  expect(problemsWith(setting, value)).toEqual([
    {
      path: named,
      expected: expect.stringContaining(expected) as string,
      found: expect.stringMatching(/./) as string,
      wayOut: expect.stringContaining(wayOut) as string,
    },
  ]);
}
