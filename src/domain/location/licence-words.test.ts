import { expect, test } from 'vitest';
import { licenceLines } from './licence-words.ts';

test.each([
  [{}, []],
  [{ dealer_license_number: '', motor_vehicle_repairer: '' }, []],
  [{ dealer_license_number: 'MD1' }, ['DL# MD1']],
  [{ motor_vehicle_repairer: 'MVRL 2' }, ['Repairer MVRL 2']],
  [{ dealer_license_number: 'MD1', motor_vehicle_repairer: 'MVRL 2' }, ['DL# MD1', 'Repairer MVRL 2']],
])('L1 the licences of %o are said as %j', (location, lines) => {
  expect(licenceLines(location)).toEqual(lines);
});
