import { sendEvent } from '../../../components/ui/send-event.ts';
import { useEffect, useRef, useState } from 'react';
import { type CalculatorInputs, startInputs } from '../../../domain/finance/calculator-inputs.ts';
import {
  afterInput,
  type CalculatorUse,
  readCalculatorUrl,
  writeCalculatorUrl,
} from '../../../domain/finance/calculator-url.ts';
import {
  amountSlider,
  clampInputs,
  limitsAtPrice,
  tidyInputs,
} from '../../../domain/finance/clamp-inputs.ts';
import { compareRate } from '../../../domain/finance/compare-rate.ts';
import { comparisonWarning } from '../../../domain/finance/comparison-warning.ts';
import type { FinanceLimits } from '../../../domain/finance/finance-limits.ts';
import { linkAtPrice } from '../../../domain/finance/finance-links.ts';
import { FREQUENCY_FACTS } from '../../../domain/finance/frequency.ts';
import {
  enquireForFinance,
  pricedAs,
  type FinanceOutcome,
  type FinanceQuote,
} from '../../../domain/finance/finance-quote.ts';
import { offeredLimits } from '../../../domain/finance/offered-limits.ts';
import { ESTIMATE } from '../../../domain/finance/quoted-offer.ts';
import { purchasePrice } from '../../../domain/finance/purchase-price.ts';
import { quoteLoan } from '../../../domain/finance/quote-loan.ts';
import { rateNote, termText } from '../../../domain/finance/quote-words.ts';
import { formatAmount } from '../../../domain/text/format.ts';
import type { PriceType } from '../../../domain/vehicle/vehicle-words.ts';
import { $askedQuote, $freshVehicle } from '../../../state/fresh-vehicle.ts';
import { CopyCalculation } from './CopyCalculation.tsx';
import { RepaymentResult } from './RepaymentResult.tsx';
import { SliderFigure } from './SliderFigure.tsx';
import { TradeInNote } from './TradeInNote.tsx';
import { useTradeIn } from './use-trade-in.ts';
import { useAddressState } from './use-address-state.ts';
import { useEarlyInput } from './use-early-input.ts';

let read: { text: string; limits: FinanceLimits } | undefined;

/** The limits of a page, or of a whole build, parsed once. */
function readLimits(text: string): FinanceLimits {
  if (read?.text !== text) read = { text, limits: JSON.parse(text) as FinanceLimits };
  return read.limits;
}

/** How far an arrow key moves the deposit and the final payment, in dollars; their fields take half dollars (spec C4). */
const KEY_STEP = 500;

/**
 * Works out repayments for a vehicle from a shopper's own figures (spec C3 to C5, C8, C11, V10). It begins at what is
 * advertised: the offer of a lender, or a quote, where there is one. They stay in here: an
 * address can bring any figures, and the rest of the page shows the dealer's example. The first change sends
 * `finance-calculator-use` up the page, once.
 */
export function FinanceCalculator({
  limits: limitsText,
  price: builtPrice,
  priceType,
  offered: offeredText,
  rateOf,
  quoteHref,
}: {
  /** FinanceLimits as JSON: as an object they would be written into every page value by value. */
  limits: string;
  /** Dollars. */
  price: number;
  /** What that price includes. */
  priceType?: PriceType | undefined;
  /** The FinanceQuote that the page advertises, as JSON, where a lender or a provider stands behind it. */
  offered?: string | undefined;
  /** The name behind these rates. */
  rateOf?: string | undefined;
  quoteHref: string;
}) {
  const [price, setPrice] = useState(builtPrice);
  const [offered, setOffered] = useState(() =>
    offeredText === undefined ? undefined : (JSON.parse(offeredText) as FinanceQuote),
  );
  const dealerLimits = readLimits(limitsText);
  const limits = limitsAtPrice(offered ? offeredLimits(dealerLimits, offered) : dealerLimits, price);
  const start = startInputs(limits, price);
  const [typed, change] = useAddressState<CalculatorInputs>(
    start,
    (parameters) => readCalculatorUrl(parameters, start, limits),
    (inputs, previous) => writeCalculatorUrl(inputs, start, limits, previous),
  );
  const use = useRef<CalculatorUse>('untouched');
  const form = useRef<HTMLDivElement>(null);
  const inputs = clampInputs(typed, limits);
  const amount = purchasePrice(typed.amount, limits.purchase_price);
  const isRead = !Object.values(typed).some(Number.isNaN);
  const isWrongAmount = amount.kind === 'error' && !Number.isNaN(typed.amount);
  const problem = isWrongAmount
    ? amount.message
    : !isRead && "One of these figures isn't a number. Please check them.";
  // What is advertised is for the price of the page and for its own terms alone.
  const first = clampInputs(start, limits);
  const isUnchanged = (Object.keys(first) as (keyof CalculatorInputs)[]).every(
    (key) => inputs[key] === first[key],
  );
  const isOffered = isUnchanged && offered?.amount === price;
  const worked: FinanceOutcome = isOffered
    ? { kind: 'quote', quote: offered }
    : pricedAs(quoteLoan(inputs, limits), inputs.amount === price ? priceType : undefined);
  const rates = {
    comparison: { kind: 'rate' as const, percent: compareRate(inputs.rate, limits) },
    warning: comparisonWarning(limits.basis),
  };

  useEffect(
    () =>
      $freshVehicle.subscribe(({ price: fresh }) => {
        if (fresh === undefined || fresh === price) return;
        setPrice(fresh);
        change((before) => (before.amount === price ? { ...before, amount: fresh } : before));
      }),
    [price],
  );
  useEffect(
    () =>
      $askedQuote.subscribe((quote) => {
        if (!quote) return;
        setOffered(quote);
        if (use.current === 'untouched')
          change((before) => ({
            ...startInputs(offeredLimits(dealerLimits, quote), price),
            amount: before.amount,
          }));
      }),
    [],
  );

  const set = (part: Partial<CalculatorInputs>): void => {
    const { use: used, sendsEvent } = afterInput(use.current);
    use.current = used;
    if (sendsEvent) {
      if (form.current) sendEvent(form.current, 'finance-calculator-use');
    }
    change((before) => ({ ...before, ...part }));
  };
  const tradeIn = useTradeIn(quoteHref, (deposit) => change((before) => ({ ...before, deposit })));
  const frequencies = useRef<(HTMLInputElement | null)[]>([]);
  useEarlyInput(
    () => frequencies.current.find((one) => one?.checked)?.value,
    () => inputs.frequency,
    (early) => {
      const frequency = limits.repayment.frequencies.find((one) => one === early);
      if (frequency) set({ frequency });
    },
  );
  // What is out of bounds is mended when its field is left; the price says so instead (spec C5).
  const tidy = (): void => {
    if (!isWrongAmount) change((before) => tidyInputs(before, start, limits));
  };

  return (
    <div ref={form} className="calculator">
      <div className="needs-script grid gap-5">
        <SliderFigure
          label="Purchase price"
          value={typed.amount}
          slider={amountSlider(limits, price)}
          text={formatAmount(inputs.amount)}
          prefix="$"
          error={isWrongAmount ? amount.message : undefined}
          onChange={(value = 0) => set({ amount: Math.max(0, value) })}
          onLeave={tidy}
        />
        <SliderFigure
          label="Deposit or trade-in"
          value={typed.deposit}
          slider={{ ...limits.deposit, max: Math.min(limits.deposit.max, Math.max(1000, inputs.amount)) }}
          keyStep={KEY_STEP}
          text={formatAmount(inputs.deposit)}
          prefix="$"
          onChange={(deposit = 0) => set({ deposit })}
          onLeave={tidy}
        />
        {tradeIn && tradeIn.value === typed.deposit && (
          <TradeInNote tradeIn={tradeIn} onLeaveOut={() => set({ deposit: 0 })} />
        )}
        <SliderFigure
          label="Final payment (residual)"
          value={typed.residual}
          slider={{ ...limits.residual, max: Math.min(limits.residual.max, Math.max(1000, inputs.amount)) }}
          keyStep={KEY_STEP}
          text={formatAmount(inputs.residual)}
          prefix="$"
          onChange={(residual = 0) => set({ residual })}
          onLeave={tidy}
        />
        <SliderFigure
          label="Loan term"
          value={typed.termYears}
          slider={limits.term}
          text={termText(inputs.termYears)}
          suffix="years"
          onChange={(termYears = Number.NaN) => set({ termYears })}
          onLeave={tidy}
        />
        <SliderFigure
          label="Interest rate"
          value={typed.rate}
          slider={limits.interest}
          text={`${inputs.rate}% p.a.`}
          suffix="% p.a."
          onChange={(rate = Number.NaN) => set({ rate })}
          onLeave={tidy}
        />
      </div>
      <div className="rounded-medium bg-raised p-5">
        {limits.repayment.selector && limits.repayment.frequencies.length > 1 && (
          <fieldset className="needs-script segments mb-5">
            <legend className="sr-only">Repayments are paid</legend>
            {limits.repayment.frequencies.map((frequency, index) => (
              <label key={frequency}>
                <input
                  ref={(input) => void (frequencies.current[index] = input)}
                  type="radio"
                  name="frequency"
                  value={frequency}
                  className="sr-only"
                  checked={inputs.frequency === frequency}
                  onChange={() => set({ frequency })}
                />
                <span>{FREQUENCY_FACTS[frequency].label}</span>
              </label>
            ))}
          </fieldset>
        )}
        <div aria-live="polite">
          <RepaymentResult
            outcome={problem ? enquireForFinance(problem) : worked}
            basis={isOffered ? 'This offer:' : isUnchanged ? ESTIMATE.basis : 'Your own figures:'}
            rates={rates}
            rateNote={rateNote(inputs.rate, limits.example.rate, rateOf)}
          />
        </div>
        <div className="mt-5 grid gap-2.5">
          <a href={linkAtPrice(quoteHref, price)} className="button button-primary">
            Request a Quote
          </a>
          <CopyCalculation />
        </div>
      </div>
    </div>
  );
}
