import type { TradeInSettings } from './trade-in-settings.ts';

/** What a page says and does about figures online. */
export type ValuationPlan = {
  /** True if plates can be looked up. */
  hasPlates: boolean;
  /** Invented plates to try, where the figures are a demonstration's: 'DEMO11 (NSW)'. */
  demoPlates: string[] | undefined;
  disclosure: string;
  /** True if a figure is sent on to a platform (spec K13). */
  record: boolean;
};

/** The plan of a dealer's settings; undefined where a person answers the form. */
export function valuationPlan({ valuation, record }: TradeInSettings): ValuationPlan | undefined {
  if (!valuation) return undefined;
  const { provider, disclosure } = valuation;
  const isDemo = provider.type === 'demo';
  return {
    hasPlates: isDemo ? provider.plates.length > 0 : provider.plate !== false,
    demoPlates: isDemo ? provider.plates.map(({ rego, state }) => `${rego} (${state})`) : undefined,
    disclosure,
    record,
  };
}
