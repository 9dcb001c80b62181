import type { RunningInputs } from '../../../domain/costs/cost-inputs.ts';
import { readCostUrl, writeCostUrl } from '../../../domain/costs/cost-url.ts';
import { runningCost, type RunningPartner } from '../../../domain/costs/running-cost.ts';
import { formatDollars } from '../../../domain/text/format.ts';
import { areRight, CostFields } from './CostFields.tsx';
import { CostResult } from './CostResult.tsx';
import { useAddressState } from './use-address-state.ts';

/** What an electric vehicle costs to run beside one of its kind with an engine, in place of the fuel calculator (spec V8). */
export function RunningCostCalculator({
  start,
  partner: { name, fuel },
}: {
  start: RunningInputs;
  partner: RunningPartner;
}) {
  const [inputs, change] = useAddressState<RunningInputs>(
    start,
    (parameters) => readCostUrl(parameters, start),
    (next, previous) => writeCostUrl(next, start, previous),
  );
  const cost = runningCost(inputs);
  const Fuel = capitalised(fuel);
  return (
    <div className="grid gap-5">
      <CostFields
        fields={[
          { key: 'weeklyKilometres', label: 'Weekly distance', suffix: 'km' },
          { key: 'wattHoursPerKm', label: 'Energy per kilometre', suffix: 'Wh' },
          { key: 'centsPerKwh', label: 'Price per kilowatt hour', suffix: 'c' },
          { key: 'litresPer100Km', label: `${capitalised(name)}, litres per 100 km`, suffix: 'L' },
          { key: 'pricePerLitre', label: `Price per litre of ${fuel}`, prefix: '$' },
        ]}
        inputs={inputs}
        change={change}
      />
      {areRight(inputs) && (
        <CostResult
          rows={[
            { label: 'Electricity per 100 km', value: dollarsAndCents(cost.electricity.per100Km) },
            { label: `${Fuel} per 100 km`, value: dollarsAndCents(cost.fuel.per100Km) },
            { label: 'Yearly electricity', value: formatDollars(cost.electricity.perYear) },
            {
              label: `${cost.savingPerYear >= 0 ? 'Saves you' : 'Costs you'} each year over ${fuel}`,
              value: formatDollars(Math.abs(cost.savingPerYear)),
            },
          ]}
        />
      )}
    </div>
  );
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A hundred kilometres cost few dollars: cents tell them apart. */
function dollarsAndCents(amount: number): string {
  return `$${amount.toFixed(2)}`;
}
