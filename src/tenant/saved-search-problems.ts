import type { Tenant } from './schema.ts';
import type { TenantProblem } from './tenant-error.ts';

/** Settings that leave letters about searches without a sender (spec A12). */
export function savedSearchProblems({ saved_searches: kept, leads, site }: Tenant): TenantProblem[] {
  if (kept === false) return [];
  if (leads === false)
    return [
      {
        path: 'saved_searches',
        expected: 'leads beside it, whose settings say how mail is sent',
        found: 'leads: false',
        wayOut: 'write leads: {}, or saved_searches: false',
      },
    ];
  if (leads.delivery.mail.from !== undefined || site.email !== undefined) return [];
  return [
    {
      path: 'saved_searches',
      expected: 'a mailbox that its letters come from',
      found: 'neither leads.delivery.mail.from nor site.email',
      wayOut: 'name one of the two, or write saved_searches: false',
    },
  ];
}
