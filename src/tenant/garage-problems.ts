import { garagePages } from '../domain/garage/garage-site.ts';
import { routeTakenBy, settingsRoutes } from '../domain/site/site-routes.ts';
import type { Tenant } from './schema.ts';
import type { TenantProblem } from './tenant-error.ts';

/** Settings that leave a garage without shoppers, or put two pages at one address (spec A6). */
export function garageProblems(tenant: Tenant): TenantProblem[] {
  const { switches, account, garage, location } = tenant;
  if (!switches.garage) return [];
  if (account === false)
    return [
      {
        path: 'switches.garage',
        expected: 'account beside it, by which shoppers sign in',
        found: 'account: false',
        wayOut: 'write account: {}, or switches: { garage: false }',
      },
    ];
  const others = settingsRoutes({ ...tenant, switches: { ...switches, garage: false } });
  const own = garagePages(tenant).map(({ path }) => path);
  return garage.paths.flatMap(({ path }, at) => {
    // The first page of a garage is the built-in one.
    const isRepeated = own.indexOf(path) <= at;
    const taken = isRepeated
      ? `another page of the garage at ${path}`
      : routeTakenBy(path, others, location.route);
    if (taken === undefined) return [];
    return {
      path: `garage.paths[${at}].path`,
      expected: 'an address that is free',
      found: `'${path}', where ${taken} is`,
      wayOut: 'give the page another path',
    };
  });
}
