import { QuoteRequestSchema, QuoteSchema, type Quote, type QuoteRequest } from '../../api/request-quote.ts';
import { REQUEST_QUOTE } from '../../api/routes.ts';
import { quoteLoan } from '../../domain/finance/quote-loan.ts';
import { resolveFinance } from '../../domain/finance/resolve-finance.ts';
import type { Tenant } from '../../tenant/schema.ts';
import type { Backend } from '../backend.ts';
import { Refused } from '../refused.ts';
import { defineCall, type BackendApp } from './define-call.ts';

/** Milliseconds that a provider has; the page waits a little longer. */
const TIMEOUT_MS = 6_000;

/** The dealer's own arithmetic at the rate of its example, marked as an estimate; undefined for too small an amount. */
export function ownQuote(
  { purchasePrice, loanTerm }: QuoteRequest,
  finance: Tenant['finance'],
): Quote | undefined {
  const { limits, credit } = resolveFinance(finance);
  // Only a holder of a credit licence may show a rate, and a rate needs its comparison rate (National Credit Code).
  if (!credit) return undefined;
  const loan = { deposit: 0, residual: 0, rate: limits.example.rate, frequency: 'weekly' } as const;
  const outcome = quoteLoan({ amount: purchasePrice, termYears: loanTerm, ...loan }, limits);
  if (outcome.kind !== 'quote' || outcome.quote.comparison.kind !== 'rate') return undefined;
  return {
    weeklyRepaymentAmount: outcome.quote.repayment,
    comparisonRate: outcome.quote.comparison.percent,
    advertisedRate: outcome.quote.rate,
    estimate: true,
  };
}

async function providedQuote(
  provider: string,
  request: QuoteRequest,
  { fetch, log }: Pick<Backend, 'fetch' | 'log'>,
): Promise<Quote> {
  try {
    const answer = await fetch(provider, {
      method: REQUEST_QUOTE.method,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(request),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    return QuoteSchema.parse(await answer.json());
  } catch (error) {
    log.warn({ err: error }, 'the provider of quotes gave none');
    throw new Refused(503, 'There is no quote at the moment.');
  }
}

/** The call for a loan quote: of the dealer's provider, else worked out here (spec C10, K9). */
export function defineQuoteCall(app: BackendApp, backend: Backend): void {
  defineCall(
    app,
    backend,
    {
      call: REQUEST_QUOTE,
      summary: 'A loan quote for a price.',
      body: QuoteRequestSchema,
      answer: QuoteSchema,
      notFound: 'This dealer shows no finance figures for this price.',
    },
    ({ body }, context) => {
      const { finance, switches } = context.get('site').tenant;
      if (!switches.finance || !finance.advertise) return undefined;
      return finance.quote_provider
        ? providedQuote(finance.quote_provider, body, backend)
        : ownQuote(body, finance);
    },
  );
}
