import { useState } from 'react';
import { runningCost, type RunningInputs } from '../../../domain/costs/running-cost.ts';
import { readTypedAmount } from '../../../domain/finance/typed-amount.ts';
import { formatDollars } from '../../../domain/text/format.ts';
import { CostResult } from './CostResult.tsx';
import { TypedFigure } from './TypedFigure.tsx';

const FIELDS = [
  { key: 'weeklyKilometres', label: 'Distance a week', suffix: 'km', decimals: 0, max: 5000 },
  { key: 'wattHoursPerKm', label: 'Energy a kilometre', suffix: 'Wh', decimals: 0, max: 1000 },
  { key: 'centsPerKwh', label: 'Price of a kilowatt hour', suffix: 'c', decimals: 1, max: 500 },
  { key: 'litresPer100Km', label: 'Petrol car, litres for 100 km', suffix: 'L', decimals: 1, max: 100 },
  { key: 'pricePerLitre', label: 'Price of a litre of petrol', prefix: '$', decimals: 2, max: 10 },
] as const;

/** What an electric car costs to run beside a petrol car, in place of the fuel calculator (spec V8). */
export function RunningCostCalculator({
  start,
  isOwnFigure,
}: {
  start: RunningInputs;
  isOwnFigure: boolean;
}) {
  const [inputs, setInputs] = useState(start);
  const { electricity, petrol, savingPerYear } = runningCost(inputs);
  const isCheaper = savingPerYear >= 0;
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-3">
        {FIELDS.map(({ key, max, ...field }) => (
          <TypedFigure
            key={key}
            {...field}
            value={inputs[key]}
            read={readTypedAmount}
            onChange={(typed) => setInputs({ ...inputs, [key]: Math.min(max, Math.max(0, typed ?? 0)) })}
          />
        ))}
      </div>
      <CostResult
        rows={[
          { label: 'Electricity for 100 km', value: dollarsAndCents(electricity.per100Km) },
          { label: 'Petrol for 100 km', value: dollarsAndCents(petrol.per100Km) },
          { label: 'Electricity a year', value: formatDollars(electricity.perYear) },
          {
            label: isCheaper ? 'Less than petrol a year' : 'More than petrol a year',
            value: formatDollars(Math.abs(savingPerYear)),
          },
        ]}
      />
      {!isOwnFigure && (
        <p className="text-sm text-ink-soft">
          We do not have this car's own consumption: the energy a kilometre is an assumption you can change.
        </p>
      )}
    </div>
  );
}

/** A hundred kilometres cost few dollars: cents tell them apart. */
function dollarsAndCents(amount: number): string {
  return `$${amount.toFixed(2)}`;
}
