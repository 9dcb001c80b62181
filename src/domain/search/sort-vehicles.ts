import { compareRowKeys, rowKeyOf } from '../../search-engine/by-fields.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { onlyPriced, type PricedSettings } from './listing-query.ts';
import { FEATURED, ORDERS, type Sort, type SortExpression } from './orders.ts';
import { ROW_ORDER } from './row-order.ts';
import type { SearchField } from './search-field.ts';
import { SEARCH_FIELDS, type SearchFieldName } from './search-fields.ts';

/**
 * Vehicles in the order of a sort, as a new array (spec S12): by the very expressions that the search is asked with. Cars
 * that can no longer be bought come last in every order, what lacks the sorted figure comes after what has it, and ties
 * fall to the featured order and then to make, model, badge, year and id. Price ascending leaves out cars without a price
 * where the tenant says so.
 */
export function sortVehicles(
  vehicles: readonly Vehicle[],
  sort: Sort,
  settings: PricedSettings = { price_ascending_above_zero: false },
): Vehicle[] {
  const listed = onlyPriced(sort, settings)
    ? vehicles.filter((vehicle) => vehicle.price !== undefined)
    : vehicles;
  const rowKey = rowKeyOf(ROW_ORDER);
  const keys = [...ORDERS[sort].sort, ...FEATURED].map(sortKey);
  return listed
    .map((vehicle) => ({
      vehicle,
      values: keys.map(({ valueOf }) => valueOf(vehicle)),
      row: rowKey(vehicle),
    }))
    .sort((a, b) => {
      for (let at = 0; at < keys.length; at += 1) {
        const difference = compare(a.values[at], b.values[at], keys[at]!.sign);
        if (difference) return difference;
      }
      return compareRowKeys(a.row, b.row);
    })
    .map(({ vehicle }) => vehicle);
}

type Value = string | number | undefined;

function sortKey(expression: SortExpression): { valueOf: (vehicle: Vehicle) => Value; sign: 1 | -1 } {
  const [name, end] = expression.split(':') as [SearchFieldName, 'asc' | 'desc'];
  const { from }: SearchField = SEARCH_FIELDS[name];
  const valueOf = (vehicle: Vehicle): Value => {
    const value = from(vehicle);
    return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : undefined;
  };
  return { valueOf, sign: end === 'asc' ? 1 : -1 };
}

/** Below 0 where `a` comes first; what has no value comes last, whichever end is first. */
function compare(a: Value, b: Value, sign: 1 | -1): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return a < b ? -sign : a > b ? sign : 0;
}
