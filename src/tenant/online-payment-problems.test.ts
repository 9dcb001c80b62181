import { expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../tests/minimal-tenant.ts';
import { parseTenant } from './parse-tenant.ts';
import type { TenantInput } from './schema.ts';

const site = { ...MINIMAL_TENANT.site, email: 'hello@example.com.au' };
const demo = { type: 'demo' } as const;
const withoutMailbox: TenantInput['leads'] = {
  delivery: { destinations: [{ type: 'file', name: 'files' }] },
};

test.each<[string, Partial<TenantInput>, RegExp | undefined]>([
  ['a provider, forms and a mailbox', { site, leads: {}, payment: demo }, undefined],
  [
    'nobody who takes payments',
    { site, leads: {} },
    /online_payment\s+expected\s+payment beside it.*payment: false/s,
  ],
  ['no forms', { site, payment: demo }, /online_payment\s+expected\s+leads beside it.*leads: false/s],
  ['no mailbox', { leads: withoutMailbox, payment: demo }, /a mailbox that its letters come from.*way out/s],
])('A6 payments that are asked for with %s', (_, settings, problem) => {
  const parse = () => parseTenant({ ...MINIMAL_TENANT, ...settings, online_payment: {} }, 'tenant.ts');
  if (problem) expect(parse).toThrow(problem);
  else expect(parse).not.toThrow();
});
