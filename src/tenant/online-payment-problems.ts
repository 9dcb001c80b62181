import type { Tenant } from './schema.ts';
import type { TenantProblem } from './tenant-error.ts';

/** Settings that leave a requested payment without a provider, or its letters without a sender (spec A6). */
export function onlinePaymentProblems({
  online_payment: asked,
  payment,
  leads,
  site,
}: Tenant): TenantProblem[] {
  if (asked === false) return [];
  const problems: TenantProblem[] = [];
  const wanted = (expected: string, found: string, way: string): void =>
    void problems.push({
      path: 'online_payment',
      expected,
      found,
      wayOut: `${way}, or online_payment: false`,
    });
  if (payment === false)
    wanted(
      'payment beside it, which says who takes the money',
      'payment: false',
      "write payment: { type: 'stripe', … }",
    );
  if (leads === false)
    wanted('leads beside it, whose settings say how mail is sent', 'leads: false', 'write leads: {}');
  else if (leads.delivery.mail.from === undefined && site.email === undefined)
    wanted(
      'a mailbox that its letters come from',
      'neither leads.delivery.mail.from nor site.email',
      'name one of the two',
    );
  return problems;
}
