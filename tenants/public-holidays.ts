import type { AustralianState } from '../src/domain/location/australian-state.ts';
import type { SpecialHours } from '../src/domain/location/location.ts';

/** Days on which every demo dealer is closed. */
const NATIONAL: readonly [date: string, name: string][] = [
  ['2026-12-25', 'Christmas Day'],
  ['2026-12-26', 'Boxing Day'],
  ['2027-01-01', "New Year's Day"],
  ['2027-01-26', 'Australia Day'],
  ['2027-03-26', 'Good Friday'],
  ['2027-03-28', 'Easter Sunday'],
  ['2027-04-25', 'Anzac Day'],
  ['2027-12-25', 'Christmas Day'],
];

/** Days on which the state has a holiday and the dealers open late and close early. */
const OF_STATE: Partial<Record<AustralianState, readonly [date: string, name: string][]>> = {
  NSW: [['2027-06-14', "King's Birthday"]],
  QLD: [['2027-05-03', 'Labour Day']],
  SA: [['2027-03-08', 'Adelaide Cup Day']],
  TAS: [['2027-02-08', 'Royal Hobart Regatta']],
  VIC: [['2027-03-08', 'Labour Day']],
  WA: [['2027-03-01', 'Labour Day']],
};

/** The public holidays of a state as special hours; the dealer's own days are added to them. */
export function publicHolidays(state: AustralianState): SpecialHours[] {
  const closed = NATIONAL.map(([date, name]): SpecialHours => ({ date, name, status: 'Closed' }));
  const short = (OF_STATE[state] ?? []).map(([date, name]): SpecialHours => ({
    date,
    name,
    status: 'Open',
    start_hour: '10:00',
    end_hour: '15:00',
  }));
  const eve: SpecialHours = {
    date: '2026-12-24',
    name: 'Christmas Eve',
    status: 'Open',
    start_hour: '08:30',
    end_hour: '13:00',
  };
  return [eve, ...closed, ...short];
}
