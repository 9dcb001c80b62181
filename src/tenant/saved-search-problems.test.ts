import { expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../tests/minimal-tenant.ts';
import { parseTenant } from './parse-tenant.ts';
import type { TenantInput } from './schema.ts';

const withEmail = { ...MINIMAL_TENANT.site, email: 'hello@example.com.au' };
const destinations = [{ type: 'file', name: 'files' }] as const;

test.each<[string, Partial<TenantInput>, RegExp | undefined]>([
  ['forms and a mailbox', { site: withEmail, leads: {} }, undefined],
  [
    'a mailbox of their own',
    { leads: { delivery: { destinations: [...destinations], mail: { from: 'a@b.example' } } } },
    undefined,
  ],
  [
    'no forms',
    { site: withEmail, leads: false },
    /saved_searches\s+expected\s+leads beside it.*found\s+leads: false.*way out/s,
  ],
  [
    'no mailbox',
    { leads: { delivery: { destinations: [...destinations] } } },
    /a mailbox that its letters come from.*neither leads\.delivery\.mail\.from nor site\.email/s,
  ],
])('A12 kept searches with %s', (_, settings, problem) => {
  const parse = () => parseTenant({ ...MINIMAL_TENANT, ...settings, saved_searches: {} }, 'tenant.ts');
  if (problem) expect(parse).toThrow(problem);
  else expect(parse).not.toThrow();
});
