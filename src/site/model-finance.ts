import { financeLink } from '../domain/finance/finance-links.ts';
import { quoteWords } from '../domain/finance/quote-words.ts';
import { resolveFinance } from '../domain/finance/resolve-finance.ts';
import { modelExample } from '../domain/finance/teaser.ts';
import { modelPriceRange } from '../domain/model/model-price.ts';
import type { ModelFinanceView } from '../domain/model/model-view.ts';
import type { Model } from '../domain/model/model.ts';
import { isComingSoon } from '../domain/model/quote-link.ts';
import { formatDollars } from '../domain/text/format.ts';
import type { SiteParts } from './site-parts.ts';

/**
 * The finance example on the page of a model, for its lowest price; none without a price, without a credit provider or
 * where the dealer has no finance (spec C2).
 */
export function createModelFinance({ tenant, isPage }: Pick<SiteParts, 'tenant' | 'isPage'>) {
  const rules = resolveFinance(tenant.finance);
  const href = financeLink('finance', rules);

  return (model: Model): ModelFinanceView | undefined => {
    const range = modelPriceRange(model.model_variants);
    if (!tenant.switches.finance || !rules.credit || isComingSoon(model) || !range) return undefined;
    const { outcome, text } = modelExample(range.least, rules.limits);
    return {
      price: `${formatDollars(range.least)} ${tenant.price.labels.drive_away.toLowerCase()}`,
      terms: text,
      disclaimer: `${rules.credit} ${rules.disclaimer}`,
      href: isPage(href) ? href : undefined,
      ...(outcome.kind === 'quote' ? { quote: quoteWords(outcome.quote) } : { payment: outcome.payment }),
    };
  };
}
