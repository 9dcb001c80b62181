import { checkoutOf, type Checkout } from '../../domain/checkout/checkout-site.ts';
import { garagePages } from '../../domain/garage/garage-site.ts';
import type { DeliverySettings, LeadDestination } from '../../domain/lead/destination-settings.ts';
import { leadDestinations } from '../../domain/lead/lead-destinations.ts';
import type { Tenant } from '../../tenant/schema.ts';

/** The parts of a tenant that its leads need on their way: who it is, where it is, and where they go. */
export type LeadDealer = Pick<
  Tenant,
  | 'slug'
  | 'site'
  | 'locations'
  | 'location'
  | 'appointments'
  | 'costs'
  | 'reserve'
  | 'payment'
  | 'online_payment'
> & {
  delivery: DeliverySettings;
  destinations: LeadDestination[];
  checkout: Checkout | undefined;
  /** The path of the page on which shoppers move what they booked. */
  garage: string | undefined;
};

/** A tenant as its leads see it; undefined where it offers no forms. */
export function leadDealer({ leads, ...tenant }: Tenant): LeadDealer | undefined {
  if (leads === false) return undefined;
  const { slug, site, locations, location, appointments, costs, reserve, payment, online_payment } = tenant;
  const { delivery } = leads;
  const destinations = leadDestinations(delivery, site.email);
  const checkout = checkoutOf({ leads, ...tenant });
  return {
    slug,
    site,
    locations,
    location,
    appointments,
    costs,
    reserve,
    payment,
    online_payment,
    delivery,
    destinations,
    checkout,
    garage: garagePages(tenant)[0]?.path,
  };
}

/** Environment variables that a dealer's destinations name and the backend does not have. */
export function missingSecrets(
  { destinations, delivery }: LeadDealer,
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  const named = destinations.flatMap((destination) =>
    destination.type === 'webhook' ? destination.secret : [],
  );
  return [...named, ...(delivery.mail.dkim ? [delivery.mail.dkim.key] : [])].filter(
    (name) => !environment[name],
  );
}
