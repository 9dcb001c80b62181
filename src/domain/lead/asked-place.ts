import type { Coordinates } from '../location/distance.ts';
import { openingHoursSummary } from '../location/opening-hours-summary.ts';
import { shutDays } from '../location/opening-hours.ts';
import type { ShutDays } from '../location/shut-days.ts';
import type { LocationSettings } from '../location/location-settings.ts';
import type { Location } from '../location/location.ts';
import { distanceWords, nearestFirst } from '../location/nearest.ts';
import type { FieldChoice } from './lead-form.ts';

/** A place that a form can be sent to, as its page knows it: who answers, when, and where that is. */
export type AskedPlace = {
  id: string;
  name: string;
  href: string;
  hours: string;
  phone?: string | undefined;
  shut: ShutDays;
  at?: Coordinates | undefined;
};

/** A location as a form knows it. */
export function askedPlace(
  location: Location,
  settings: Pick<LocationSettings, 'route' | 'hours'>,
): AskedPlace {
  const { id, name, slug, phone, address } = location;
  const { lat, long } = address;
  return {
    id,
    name,
    href: `/${settings.route}/${slug}`,
    hours: openingHoursSummary(location, settings.hours),
    shut: shutDays(location),
    ...(phone !== undefined && { phone }),
    ...(lat !== undefined && long !== undefined && { at: { lat, long } }),
  };
}

/**
 * The choices of a place, the nearest to the shopper first with how far it is (spec F4, L8); as they are where nobody knows
 * where the shopper is. Places of unknown coordinates come last.
 */
export function nearestChoices(
  choices: readonly FieldChoice[],
  places: readonly AskedPlace[],
  from: Coordinates | undefined,
): readonly FieldChoice[] {
  if (!from) return choices;
  const atOf = ({ value }: FieldChoice) => places.find(({ id }) => id === value)?.at;
  return nearestFirst(choices, atOf, from).map(({ place: { value, label }, kilometres }) => ({
    value,
    label: kilometres === undefined ? label : `${label}, ${distanceWords(kilometres)}`,
  }));
}
