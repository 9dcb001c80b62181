import type { Tenant } from './schema.ts';
import type { TenantProblem } from './tenant-error.ts';

/** A second main location of one group: its page and the name of the group would be those of whichever stands first. */
export function primaryProblems({ locations }: Pick<Tenant, 'locations'>): TenantProblem[] {
  return locations.flatMap(({ primary, group, slug }, at) => {
    const first = locations.findIndex((other) => other.primary && other.group === group);
    if (!primary || first === at) return [];
    return [
      {
        path: `locations[${at}].primary`,
        expected: `one main location in the group '${group}'`,
        found: `true, as at locations[${first}] (${locations[first]!.slug})`,
        wayOut: `take it out here (${slug}) or there; a place of its own has a group of its own`,
      },
    ];
  });
}
