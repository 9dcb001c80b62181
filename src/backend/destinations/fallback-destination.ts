import type { LeadDestination } from '../../domain/lead/destination-settings.ts';
import { DEALER_MAILBOX, LOCATION_MAILBOX } from '../../domain/lead/lead-destinations.ts';
import type { Lead } from '../../domain/lead/lead.ts';
import { askedLocation } from '../../domain/lead/answering-locations.ts';
import type { LeadDealer } from './lead-dealer.ts';

/** Messages a second to a mailbox that no destination of the settings names. */
const PACE = 5;

/** The mailboxes of a dealer that no destination has to name: that of the yard which is asked, and that of the site. */
function mailboxes(dealer: LeadDealer, lead: Pick<Lead, 'location'>): LeadDestination[] {
  const known: [name: string, email: string | undefined][] = [
    [LOCATION_MAILBOX, askedLocation(dealer, lead.location)?.email],
    [DEALER_MAILBOX, dealer.site.email],
  ];
  return known.flatMap(([name, email]) =>
    email === undefined ? [] : [{ type: 'mail' as const, name, to: [email], pace: PACE }],
  );
}

/** The destination of a message by its name: one of the settings, or a mailbox of the dealer; undefined for a name that is gone. */
export const destinationNamed = (
  dealer: LeadDealer,
  lead: Pick<Lead, 'location'>,
  name: string,
): LeadDestination | undefined =>
  [...dealer.destinations, ...mailboxes(dealer, lead)].find((each) => each.name === name);

const addressesOf = (destination: LeadDestination | undefined): string[] =>
  destination?.type === 'mail' ? destination.to.map((address) => address.toLowerCase()) : [];

/**
 * Where a lead goes next that none of the destinations `tried` has taken: the mailbox of the yard, then that of the dealer,
 * then people of other categories and locations, then programs. A mailbox that was tried is not tried under another name;
 * undefined where nothing is left.
 */
export function fallbackDestination(
  dealer: LeadDealer,
  lead: Pick<Lead, 'location'>,
  tried: readonly string[],
): LeadDestination | undefined {
  const asked = new Set(tried.flatMap((name) => addressesOf(destinationNamed(dealer, lead, name))));
  const { destinations } = dealer;
  const isNew = (destination: LeadDestination): boolean => {
    const addresses = addressesOf(destination);
    return (
      !tried.includes(destination.name) &&
      (addresses.length === 0 || addresses.some((address) => !asked.has(address)))
    );
  };
  return [
    ...mailboxes(dealer, lead),
    ...destinations.filter(({ type }) => type === 'mail'),
    ...destinations.filter(({ type }) => type !== 'mail'),
  ].find(isNew);
}
