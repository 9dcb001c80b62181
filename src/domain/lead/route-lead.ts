import type { Lead } from './lead.ts';

type Routed = {
  categories?: readonly string[] | undefined;
  locations?: readonly string[] | undefined;
};
type Addressed = Pick<Lead, 'category' | 'location'>;

const takes = ({ categories, locations }: Routed, { category, location }: Addressed): boolean =>
  (categories?.includes(category) ?? true) &&
  (locations === undefined || (location !== undefined && locations.includes(location)));

/**
 * The destinations that take a lead, by its category and location. A lead that none takes goes to all of them: a rule that
 * was forgotten must not cost a lead.
 */
export function destinationsFor<T extends Routed>(destinations: readonly T[], lead: Addressed): T[] {
  const taking = destinations.filter((destination) => takes(destination, lead));
  return taking.length > 0 ? taking : [...destinations];
}

/**
 * Leads that no destination takes: of these categories, to each of these locations (slugs) and to the dealer as a whole.
 * A site that offers forms is built only when there are none.
 */
export function unroutedLeads(
  destinations: readonly Routed[],
  categories: readonly string[],
  locations: readonly string[],
): Addressed[] {
  return categories.flatMap((category) =>
    [undefined, ...locations]
      .map((location) => ({ category, ...(location !== undefined && { location }) }))
      .filter((lead) => !destinations.some((destination) => takes(destination, lead))),
  );
}
