import { expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../tests/minimal-tenant.ts';
import { parseTenant } from './parse-tenant.ts';
import type { TenantInput } from './schema.ts';

const page = (path: string) => ({ path, title: 'My bookings', sections: ['appointments' as const] });
const on = { switches: { garage: true }, account: {} };

test.each<[string, Partial<TenantInput>, RegExp | undefined]>([
  ['and accounts', on, undefined],
  [
    'and pages of its own',
    { ...on, garage: { paths: [page('/my-bookings'), page('/members/service')] } },
    undefined,
  ],
  [
    'and no accounts',
    { switches: { garage: true } },
    /switches\.garage\s+expected\s+account beside it.*found\s+account: false.*way out\s+write account: \{\}/s,
  ],
  [
    'and a page where one of the site is',
    { ...on, garage: { paths: [page('/watchlist')] } },
    /garage\.paths\[0\]\.path.*'\/watchlist', where the page of the site at \/watchlist is/s,
  ],
  [
    'and a page below a folder of the site',
    { ...on, garage: { paths: [page('/cars/mine')] } },
    /where the pages below \/cars is/,
  ],
  [
    'and two pages at one address',
    { ...on, garage: { paths: [page('/a'), page('/a')] } },
    /garage\.paths\[1\]\.path.*another page of the garage at \/a/s,
  ],
  [
    'and a page at its own address',
    { ...on, garage: { paths: [page('/my-garage')] } },
    /another page of the garage at \/my-garage/,
  ],
  [
    'and a page that is no address',
    { ...on, garage: { paths: [page('my bookings')] } },
    /an address such as/,
  ],
])('A6 R3 a garage that is on %s', (_, settings, problem) => {
  const parse = () => parseTenant({ ...MINIMAL_TENANT, ...settings }, 'tenant.ts');
  if (problem) expect(parse).toThrow(problem);
  else expect(parse).not.toThrow();
});
