import { readFuelUrl, writeFuelUrl } from '../../../domain/costs/cost-url.ts';
import { FUEL_LIMITS, fuelCost, type FuelInputs } from '../../../domain/costs/fuel-cost.ts';
import { readTypedAmount } from '../../../domain/finance/typed-amount.ts';
import { formatDollars } from '../../../domain/text/format.ts';
import { CostResult } from './CostResult.tsx';
import { FUEL_FIELDS } from './fuel-fields.ts';
import { TypedFigure } from './TypedFigure.tsx';
import { useAddressState } from './use-address-state.ts';

/** What a car costs in fuel, a week and a year (spec V8). */
export function FuelCalculator({ start }: { start: FuelInputs }) {
  const [inputs, change] = useAddressState<FuelInputs>(
    start,
    (parameters) => readFuelUrl(parameters, start),
    (next, previous) => writeFuelUrl(next, start, previous),
  );
  const cost = fuelCost(inputs);
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-3">
        {FUEL_FIELDS.map(({ key, ...field }) => (
          <TypedFigure
            key={key}
            {...field}
            value={inputs[key]}
            read={readTypedAmount}
            onChange={(typed) =>
              change((before) => ({
                ...before,
                [key]: Math.min(FUEL_LIMITS[key].max, Math.max(0, typed ?? 0)),
              }))
            }
          />
        ))}
      </div>
      <CostResult
        rows={[
          { label: 'Fuel a week', value: formatDollars(cost.perWeek) },
          { label: 'Fuel a year', value: formatDollars(cost.perYear) },
        ]}
      />
    </div>
  );
}
