import type { Vehicle } from '../vehicle/vehicle.ts';
import type { FinanceRules } from './resolve-finance.ts';

type LinkRules = Pick<FinanceRules, 'links' | 'personalised'>;
export type FinanceLinkName = keyof FinanceRules['links'];
type LinkedVehicle = Pick<Vehicle, 'id' | 'car_type' | 'price' | 'vin' | 'dealership_slug' | 'location_slug'>;

/** Where a finance link leads, with the car of its page; what is not known of the car is left out (spec C12). */
export function financeLink(
  name: FinanceLinkName,
  { links }: Pick<LinkRules, 'links'>,
  vehicle?: LinkedVehicle,
): string {
  return vehicle ? withParameters(links[name], vehicleParameters(vehicle)) : links[name];
}

/** Where 'Get Finance Now' leads: a finance page of the car's own when it has a VIN, else the finance link (spec C12). */
export function getFinanceLink(vehicle: LinkedVehicle, rules: LinkRules): string {
  if (!rules.personalised || !vehicle.vin) return financeLink('finance', rules, vehicle);
  return withParameters('/personalised/finance', { car_id: vehicle.id });
}

/** Where a calculation is sent for a quote on a car, on this site (spec V10). */
export const financeQuoteLink = (vehicle: LinkedVehicle): string =>
  withParameters('/request-a-quote', vehicleParameters(vehicle));

/** The parameter of an address that carries the price of its vehicle. */
export const BUDGET = 'vehiclePriceBudget';

const budgetOf = (price: number | undefined): string | undefined =>
  price ? String(Math.round(price)) : undefined;

/** A link that carries a price, with the price that the vehicle has now; one that carries none stays as it is. */
export const linkAtPrice = (href: string, price: number | undefined): string =>
  href.includes(`${BUDGET}=`) ? withParameters(href, { [BUDGET]: budgetOf(price) }) : href;

function vehicleParameters(vehicle: LinkedVehicle): Record<string, string | undefined> {
  return {
    preferredDealership: vehicle.dealership_slug ?? vehicle.location_slug,
    [BUDGET]: budgetOf(vehicle.price),
    car_id: vehicle.id,
    car_type: vehicle.car_type,
    vin: vehicle.vin,
  };
}

/** An address, of this site or another, with parameters before its fragment; those without a value are left out. */
function withParameters(href: string, parameters: Record<string, string | undefined>): string {
  const [address = '', ...fragment] = href.split('#');
  const [path = '', query = ''] = address.split('?');
  const search = new URLSearchParams(query);
  for (const [name, value] of Object.entries(parameters)) {
    if (value) search.set(name, value);
    else search.delete(name);
  }
  return [`${path}?${search}`, ...fragment].join('#');
}
