import { locationTab, TAB_LABELS } from './location-type.ts';
import type { Location, LocationType } from './location.ts';

export type LocationTab = { type: LocationType; location: Location };

/** One yard: a block of the location listing with a tab for each of its locations (spec L1, L2). */
export type LocationGroup = {
  group: string;
  /** Name and slug of the group's main location: the primary one, else that of its first tab. */
  name: string;
  slug: string;
  tabs: LocationTab[];
};

const TAB_ORDER = Object.keys(TAB_LABELS);

/** The visible locations as yards, in the order the dealer lists them; tabs run sales, used, service, parts (spec L1). */
export function groupLocations(locations: readonly Location[]): LocationGroup[] {
  const visible = locations.filter((location) => location.visible);
  return [...Map.groupBy(visible, (location) => location.group)].flatMap(([group, members]) => {
    const tabs = members
      .map((location) => ({ type: locationTab(location), location }))
      .toSorted((a, b) => TAB_ORDER.indexOf(a.type) - TAB_ORDER.indexOf(b.type));
    const main = members.find((location) => location.primary) ?? tabs[0]?.location;
    return main ? [{ group, name: main.name, slug: main.slug, tabs }] : [];
  });
}
