import { useEffect, useRef, useState } from 'react';
import { type CalculatorInputs, startInputs } from '../../../domain/finance/calculator-inputs.ts';
import { readCalculatorUrl, writeCalculatorUrl } from '../../../domain/finance/calculator-url.ts';
import { amountSlider, clampInputs } from '../../../domain/finance/clamp-inputs.ts';
import { compareRate } from '../../../domain/finance/compare-rate.ts';
import { comparisonWarning } from '../../../domain/finance/comparison-warning.ts';
import type { FinanceLimits } from '../../../domain/finance/finance-limits.ts';
import { afterInput, type CalculatorUse } from '../../../domain/finance/first-input.ts';
import { FREQUENCY_FACTS } from '../../../domain/finance/frequency.ts';
import { purchasePrice } from '../../../domain/finance/purchase-price.ts';
import { quoteLoan } from '../../../domain/finance/quote-loan.ts';
import { termText } from '../../../domain/finance/quote-words.ts';
import { formatDollars } from '../../../domain/text/format.ts';
import { $financeFigure } from '../../../state/finance-figure.ts';
import { $freshVehicle } from '../../../state/fresh-vehicle.ts';
import { showFinanceFigures } from '../finance/show-finance-figures.ts';
import { CopyCalculation } from './CopyCalculation.tsx';
import { RepaymentResult } from './RepaymentResult.tsx';
import { SliderFigure } from './SliderFigure.tsx';
import { useAddressState } from './use-address-state.ts';

let read: { text: string; limits: FinanceLimits } | undefined;

/** The limits of a page, or of a whole build, parsed once. */
function readLimits(text: string): FinanceLimits {
  if (read?.text !== text) read = { text, limits: JSON.parse(text) as FinanceLimits };
  return read.limits;
}

/**
 * Works out repayments for a vehicle (spec C3 to C5, C8, C11, V10). Its figure is that of the whole page: the teaser and
 * the sticky header show what it shows. The first change sends `finance-calculator-use` up the page, once.
 */
export function FinanceCalculator({
  limits: limitsText,
  price: builtPrice,
  quoteHref,
}: {
  /** FinanceLimits as JSON: as an object they would be written into every page value by value. */
  limits: string;
  /** Dollars. */
  price: number;
  quoteHref: string;
}) {
  const limits = readLimits(limitsText);
  const [price, setPrice] = useState(builtPrice);
  const start = startInputs(limits, price);
  const [typed, change] = useAddressState<CalculatorInputs>(
    start,
    (parameters) => readCalculatorUrl(parameters, start, limits),
    (inputs, previous) => writeCalculatorUrl(clampInputs(inputs, limits), start, previous),
  );
  const use = useRef<CalculatorUse>('untouched');
  const form = useRef<HTMLDivElement>(null);
  const inputs = clampInputs(typed, limits);
  const amount = purchasePrice(typed.amount, limits.purchase_price);
  const outcome = quoteLoan(inputs, limits);
  const rates = {
    comparison: { kind: 'rate' as const, percent: compareRate(inputs.rate, limits) },
    warning: comparisonWarning(limits.basis),
  };

  useEffect(() => showFinanceFigures(), []);
  useEffect(() => $financeFigure.set(outcome));
  useEffect(
    () =>
      $freshVehicle.subscribe(({ price: fresh }) => {
        if (fresh === undefined || fresh === price) return;
        setPrice(fresh);
        change((before) => (before.amount === price ? { ...before, amount: fresh } : before));
      }),
    [price],
  );

  const set = (part: Partial<CalculatorInputs>): void => {
    const { use: used, sendsEvent } = afterInput(use.current);
    use.current = used;
    if (sendsEvent) {
      form.current?.dispatchEvent(new CustomEvent('finance-calculator-use', { bubbles: true }));
    }
    change((before) => ({ ...before, ...part }));
  };
  // What is out of bounds is mended when its field is left; the price says so instead (spec C5).
  const tidy = (): void => {
    if (amount.kind === 'ok') change((before) => clampInputs(before, limits));
  };

  return (
    <div ref={form} className="calculator">
      <div className="grid gap-5">
        <SliderFigure
          label="Purchase price"
          value={typed.amount}
          slider={amountSlider(limits, price)}
          text={formatDollars(typed.amount)}
          prefix="$"
          error={amount.kind === 'error' ? amount.message : undefined}
          onChange={(value) => set({ amount: Math.max(0, value) })}
          onLeave={tidy}
        />
        <SliderFigure
          label="Deposit or trade-in"
          value={typed.deposit}
          slider={{ ...limits.deposit, max: Math.min(limits.deposit.max, Math.max(1000, inputs.amount)) }}
          text={formatDollars(typed.deposit)}
          prefix="$"
          onChange={(deposit) => set({ deposit })}
          onLeave={tidy}
        />
        <SliderFigure
          label="Final payment (residual)"
          value={typed.residual}
          slider={{ ...limits.residual, max: Math.min(limits.residual.max, Math.max(1000, inputs.amount)) }}
          text={formatDollars(typed.residual)}
          prefix="$"
          onChange={(residual) => set({ residual })}
          onLeave={tidy}
        />
        <SliderFigure
          label="Loan term"
          value={typed.termYears}
          slider={limits.term}
          text={termText(typed.termYears)}
          suffix="years"
          decimals={1}
          onChange={(termYears) => set({ termYears })}
          onLeave={tidy}
        />
        <SliderFigure
          label="Interest rate"
          value={typed.rate}
          slider={{ ...limits.interest, step: 0.01 }}
          text={`${typed.rate}% p.a.`}
          suffix="% p.a."
          decimals={2}
          onChange={(rate) => set({ rate })}
          onLeave={tidy}
        />
      </div>
      <div className="card p-5">
        {limits.repayment.selector && limits.repayment.frequencies.length > 1 && (
          <fieldset className="segments mb-5">
            <legend className="sr-only">Repayments are paid</legend>
            {limits.repayment.frequencies.map((frequency) => (
              <label key={frequency}>
                <input
                  type="radio"
                  name="frequency"
                  className="sr-only"
                  checked={inputs.frequency === frequency}
                  onChange={() => set({ frequency })}
                />
                {FREQUENCY_FACTS[frequency].label}
              </label>
            ))}
          </fieldset>
        )}
        <div aria-live="polite">
          {amount.kind === 'ok' ? (
            <RepaymentResult outcome={outcome} rates={rates} />
          ) : (
            <p className="text-ink-soft">{amount.message}</p>
          )}
        </div>
        <div className="mt-5 grid gap-2.5">
          <a href={quoteHref} className="button button-primary">
            Request a Quote
          </a>
          <CopyCalculation />
        </div>
      </div>
    </div>
  );
}
