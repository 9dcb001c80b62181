import { describe, expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../tests/minimal-tenant.ts';
import { leadRouteProblems } from './lead-routes.ts';
import { parseTenant } from './parse-tenant.ts';
import { TenantError } from './tenant-error.ts';

const SLUG = MINIMAL_TENANT.locations[0]?.slug ?? '';

function complaint(leads: unknown, email?: string): string {
  try {
    parseTenant({ ...MINIMAL_TENANT, site: { ...MINIMAL_TENANT.site, email }, leads }, 'tenant.ts');
    return '';
  } catch (error) {
    if (error instanceof TenantError)
      return error.problems.map(({ path, found }) => `${path}: ${found}`).join('; ');
    throw error;
  }
}
const withDestinations = (...destinations: object[]): object => ({
  forms: ['enquiry', 'service'],
  delivery: { destinations },
});
const mail = { type: 'mail', name: 'yard', to: ['yard@example.com'] };
const AT = 'leads.delivery.destinations';

describe('F1 a site whose forms send leads is built only when each of them has somewhere to go', () => {
  test('F1 no forms, no question', () => {
    expect(complaint(false)).toBe('');
    expect(leadRouteProblems(parseTenant(MINIMAL_TENANT, 'tenant.ts'))).toEqual([]);
  });

  test.each([
    ['no destination and no mailbox', {}, undefined, `${AT}: no destination, and no site.email`],
    ['the mailbox of the site', {}, 'yard@example.com', ''],
    ['one for all', withDestinations(mail), undefined, ''],
    [
      'no destination for a category',
      withDestinations({ ...mail, categories: ['Service Booking'] }),
      'yard@example.com',
      `${AT}: none for 'Vehicle Enquiry' to the dealer as a whole and 1 more`,
    ],
    [
      'a location alone',
      withDestinations({ ...mail, locations: [SLUG] }),
      undefined,
      `${AT}: none for 'Vehicle Enquiry' to the dealer as a whole and 1 more`,
    ],
    [
      'a location that is not there',
      withDestinations(mail, { ...mail, name: 'other', locations: ['nowhere'] }),
      undefined,
      `${AT}[1].locations: 'nowhere'`,
    ],
  ])('F1 %s', (_, leads, email, words) => {
    expect(complaint(leads, email)).toBe(words);
  });
});
