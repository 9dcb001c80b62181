import { offeredYears } from '../domain/finance/band-offer.ts';
import { resolveFinance } from '../domain/finance/resolve-finance.ts';
import { FINANCE_FORMS, type LeadRoute } from '../domain/lead/lead-routes.ts';
import type { Tenant } from '../tenant/schema.ts';

const PERSONALISED = '/personalised/finance';

/** What a finance page has for the signed-in shopper. */
export type OwnFinancePlan = {
  /** The choice of a score band and a term, on the finance page of one vehicle alone; undefined without one. */
  choice: { bands: string[]; terms: number[]; days: number; credit: string } | undefined;
};

/** What a page of a form has of finance for a person (spec C12); undefined where nobody signs in, and on other pages. */
export function ownFinance(
  { account, switches, finance }: Pick<Tenant, 'account' | 'switches' | 'finance'>,
  { form, path }: Pick<LeadRoute, 'form' | 'path'>,
): OwnFinancePlan | undefined {
  if (!account || !switches.finance || !FINANCE_FORMS.includes(form)) return undefined;
  const { credit, limits } = resolveFinance(finance);
  const bands = finance.score_bands.map(({ name }) => name);
  const has = path === PERSONALISED && credit !== undefined && bands.length > 0;
  const choice = has ? { bands, terms: offeredYears(limits), days: account.credit_days, credit } : undefined;
  return { choice };
}
