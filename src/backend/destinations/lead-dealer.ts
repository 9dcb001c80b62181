import type { DeliverySettings, LeadDestination } from '../../domain/lead/destination-settings.ts';
import { leadDestinations } from '../../domain/lead/lead-destinations.ts';
import type { Tenant } from '../../tenant/schema.ts';

/** What of a tenant its leads need on their way: who it is, where it is, and where they go. */
export type LeadDealer = Pick<Tenant, 'slug' | 'site' | 'locations' | 'location'> & {
  delivery: DeliverySettings;
  destinations: LeadDestination[];
};

/** A tenant as its leads see it; undefined where it offers no forms. */
export function leadDealer({ slug, site, locations, location, leads }: Tenant): LeadDealer | undefined {
  if (leads === false) return undefined;
  const { delivery } = leads;
  return { slug, site, locations, location, delivery, destinations: leadDestinations(delivery, site.email) };
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

/** The place that a lead asks, else the main one of the dealer. */
export function askedLocation(
  { locations }: LeadDealer,
  slug: string | undefined,
): Tenant['locations'][number] | undefined {
  return (
    locations.find((each) => each.slug === slug) ?? locations.find(({ primary }) => primary) ?? locations[0]
  );
}
