import { locationTab } from '../location/location-type.ts';
import type { Location } from '../location/location.ts';
import type { LeadFormId } from './lead-form-ids.ts';

/** A form whose answer depends on the place: which places do that work, and how the form asks for one of them. */
type Work = { isDoneAt: (location: Location) => boolean; label: string; noun: string };

const hasTab =
  (...tabs: readonly string[]) =>
  (location: Location): boolean =>
    tabs.includes(locationTab(location));

/** A place that says it buys does (spec L7); where none says so, each that sells. */
const buys = ({ location_subtype: words }: Location): boolean => /\bbuying\b/i.test(words);
const sells = hasTab('sales', 'used');

const WORKS: Partial<Record<LeadFormId, Work>> = {
  service: { isDoneAt: hasTab('service'), label: 'Which workshop?', noun: 'a workshop' },
  parts: { isDoneAt: hasTab('parts'), label: 'Which parts counter?', noun: 'a parts counter' },
  'test-drive': { isDoneAt: sells, label: 'Where would you like to drive?', noun: 'a location' },
  'trade-in': { isDoneAt: buys, label: 'Where would you bring it?', noun: 'a location' },
};

/** The words with which a form asks for the place, and undefined for a form that any place answers (spec F4). */
export const workOf = (form: LeadFormId): Pick<Work, 'label' | 'noun'> | undefined => WORKS[form];

/** The first place of each yard: a shopper goes to a yard, whichever of its doors is theirs. */
const oneOfEachYard = (places: readonly Location[]): Location[] =>
  places.filter((place, index) => places.findIndex(({ group }) => group === place.group) === index);

/**
 * The places that answer a form (spec F4, F7): of those that are listed the ones that do its work, one of each yard. Where
 * none says that it does the work, those that sell, and else all; a form that any place answers has all.
 */
export function answeringLocations(form: LeadFormId, locations: readonly Location[]): Location[] {
  const visible = locations.filter((location) => location.visible);
  const work = WORKS[form];
  if (!work) return visible;
  const able = visible.filter(work.isDoneAt);
  const selling = visible.filter(sells);
  return oneOfEachYard(able.length > 0 ? able : selling.length > 0 ? selling : visible);
}

/**
 * The place at which a time that a form asks for is: the one that was chosen (its id or slug), else that of the vehicle (its
 * slug), else the first that answers the form. Undefined for a chosen one that is not listed, and where there is no place.
 */
export function placeOfTime(
  form: LeadFormId,
  { chosen, vehicle }: { chosen: string | undefined; vehicle: string | undefined },
  locations: readonly Location[],
): Location | undefined {
  const shown = locations.filter(({ visible }) => visible);
  if (chosen) return shown.find(({ slug, id }) => slug === chosen || id === chosen);
  return shown.find(({ slug }) => slug === vehicle) ?? answeringLocations(form, locations)[0];
}

/** The place that a lead asks, else the main one of the dealer. */
export const askedLocation = (
  { locations }: { locations: readonly Location[] },
  slug: string | undefined,
): Location | undefined =>
  locations.find((each) => each.slug === slug) ?? locations.find(({ primary }) => primary) ?? locations[0];
