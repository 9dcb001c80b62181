import type { FuelInputs } from '../../../domain/costs/cost-inputs.ts';
import { readCostUrl, writeCostUrl } from '../../../domain/costs/cost-url.ts';
import { fuelCost } from '../../../domain/costs/fuel-cost.ts';
import { formatDollars } from '../../../domain/text/format.ts';
import { areRight, CostFields } from './CostFields.tsx';
import { CostResult } from './CostResult.tsx';
import { useAddressState } from './use-address-state.ts';

const FIELDS = [
  { key: 'weeklyKilometres', label: 'Weekly distance', suffix: 'km' },
  { key: 'litresPer100Km', label: 'Litres per 100 km', suffix: 'L' },
  { key: 'pricePerLitre', label: 'Price per litre', prefix: '$' },
] as const;

/** What a vehicle costs in fuel, a week and a year (spec V8). */
export function FuelCalculator({ start }: { start: FuelInputs }) {
  const [inputs, change] = useAddressState<FuelInputs>(
    start,
    (parameters) => readCostUrl(parameters, start),
    (next, previous) => writeCostUrl(next, start, previous),
  );
  const cost = fuelCost(inputs);
  return (
    <div className="grid gap-5">
      <CostFields fields={FIELDS} inputs={inputs} change={change} />
      {areRight(inputs) && (
        <CostResult
          rows={[
            { label: 'Weekly fuel', value: formatDollars(cost.perWeek) },
            { label: 'Yearly fuel', value: formatDollars(cost.perYear) },
          ]}
        />
      )}
    </div>
  );
}
