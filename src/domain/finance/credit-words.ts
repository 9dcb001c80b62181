import type { FinanceSettings } from './finance-settings.ts';

/**
 * Who provides the credit that is advertised, with the licence number written out as the regulator asks (National
 * Consumer Credit Protection Act 2009, section 52); undefined where none is advertised.
 */
export function creditWords(advertise: FinanceSettings['advertise']): string | undefined {
  if (!advertise) return undefined;
  const { credit_provider: provider, licence, representative } = advertise;
  const own = representative === undefined ? '' : ` Credit Representative Number ${representative}.`;
  return `Credit provided or arranged by ${provider}, Australian credit licence ${licence}.${own}`;
}
