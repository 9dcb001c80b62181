import { expect, test } from 'vitest';
import { checkoutSite, reserveForm } from '../checkout/example-checkout.fixture.ts';
import { reservationOfLead } from './reservation-of-lead.ts';

const NOW = 1_700_000_000_000;

test.each([
  [200, 'a tenth', 3],
  [0, 'a third', 10],
])('F9 at a fee of $%i %s of the stock may be reserved and not paid for', (fee, _part, all) => {
  const one = checkoutSite({}, { reserve: { fee } });
  const [vehicle] = one.vehicles.values();
  const others = Array.from({ length: 29 }, (_, at) => [`other-${at}`, { ...vehicle! }] as const);
  const site = { ...one, vehicles: new Map([...one.vehicles, ...others]) };
  const asked = reservationOfLead({ id: 'lead', ...reserveForm(), car: 'v1', isProven: true }, site, NOW);
  expect(asked).toMatchObject({ hold: { fee: fee * 100, most: { all, unproven: 1 } } });
});
