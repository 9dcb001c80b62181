import { dayInWords } from '../text/long-day.ts';
import type { Vehicle } from './vehicle.ts';
import type { CarType } from './vehicle-words.ts';

const CONDITIONS = { new: 'New', demo: 'Demonstrator', used: 'Used' } satisfies Record<CarType, string>;

/** What a vehicle is, apart from its figures: the rows of its 'Vehicle Details' box (spec V10); unknown ones left out. */
export function vehicleDetails(
  vehicle: Pick<
    Vehicle,
    'car_type' | 'make' | 'model' | 'badge' | 'series' | 'nvic' | 'location_name' | 'updated_at'
  >,
): { label: string; value: string }[] {
  const { updated_at: updated } = vehicle;
  const rows: [label: string, value: string | undefined][] = [
    ['Condition', CONDITIONS[vehicle.car_type]],
    ['Make', vehicle.make],
    ['Model', vehicle.model],
    ['Badge', vehicle.badge],
    ['Series', vehicle.series],
    ['Vehicle code (NVIC)', vehicle.nvic],
    ['Yard', vehicle.location_name],
    ['Last changed', updated && dayInWords(updated)],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
