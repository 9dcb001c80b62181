import { addDays } from '../../src/domain/calendar/add-days.ts';
import type { CarType } from '../../src/domain/vehicle/vehicle-words.ts';
import { momentOf } from './moment.ts';
import type { SeededRandom } from './seeded-random.ts';

const MAX_ARRIVAL_AGE_DAYS = 120;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** When a vehicle was built, and when it came into the yard and its listing last changed, around `today` (YYYY-MM-DD). */
export function vehicleDates(
  { car_type, year, today }: { car_type: CarType; year: number; today: string },
  random: SeededRandom,
) {
  // The power makes stock rather fresh than old: one in eight came within eight days.
  const daysInStock = Math.floor(MAX_ARRIVAL_AGE_DAYS * random.next() ** 1.3);
  const arrived = addDays(today, -daysInStock);
  const changed = addDays(today, -random.between(0, daysInStock));
  const month = car_type === 'used' ? random.between(1, 10) : 1;
  return {
    created_at: momentOf(arrived, random.between(0, 6), random.between(0, 59)),
    updated_at: momentOf(changed, 7, random.between(0, 59)),
    build_date: `${year}-${twoDigits(month)}`,
    compliance_date: `${year}-${twoDigits(month + random.between(0, 2))}`,
  };
}
