import { leadDestinations, sentCategories } from '../domain/lead/lead-destinations.ts';
import { takenForms } from '../domain/lead/lead-routes.ts';
import { unroutedLeads } from '../domain/lead/route-lead.ts';
import { nearestWord } from './nearest-word.ts';
import type { Tenant } from './schema.ts';
import type { TenantProblem } from './tenant-error.ts';

const PATH = 'leads.delivery.destinations';

/** Settings that leave a lead without a destination, and destinations of locations that do not exist (spec F1). */
export function leadRouteProblems(tenant: Tenant): TenantProblem[] {
  const { leads, locations, site } = tenant;
  if (leads === false) return [];
  const slugs = locations.map(({ slug }) => slug);
  const destinations = leadDestinations(leads.delivery, site.email);
  const strangers = destinations.flatMap(({ locations: named = [] }, at) =>
    named
      .filter((slug) => !slugs.includes(slug))
      .map((slug) => ({
        path: `${PATH}[${at}].locations`,
        expected: 'slugs of locations',
        found: `'${slug}'`,
        wayOut: `write ${nearestWord(slug, slugs) ?? slugs.join(', ')}`,
      })),
  );
  if (destinations.length === 0)
    return [
      {
        path: PATH,
        expected: 'somewhere for leads to go',
        found: 'no destination, and no site.email',
        wayOut:
          'name a destination, or give the site a mailbox in site.email; without forms write leads: false',
      },
    ];
  const visible = locations.filter((location) => location.visible).map(({ slug }) => slug);
  const [first, ...others] = unroutedLeads(destinations, sentCategories(takenForms(tenant)), visible);
  if (!first) return strangers;
  const lead = `'${first.category}' ${first.location === undefined ? 'to the dealer as a whole' : `to ${first.location}`}`;
  return [
    ...strangers,
    {
      path: PATH,
      expected: 'a destination for every category and location that a form can send',
      found: `none for ${lead}${others.length > 0 ? ` and ${others.length} more` : ''}`,
      wayOut:
        'add a destination without categories and locations, which takes all leads, or name what is missing',
    },
  ];
}
