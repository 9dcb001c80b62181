import type { LeadRoute } from '../domain/lead/lead-routes.ts';
import { site } from './_site.ts';

type FormAddress = { route: LeadRoute; key: string };

/** The paths of pages of forms; `name` is the parameter of their file. */
export const formPaths = <Name extends string>(pages: readonly FormAddress[], name: Name) =>
  pages.map(({ route, key }) => ({
    params: { [name]: route.path.slice(1) },
    props: { route },
    cacheKey: key,
  }));

/** What FormPage is given for a route, the dealer's text above its form, and what a page may put into other slots. */
export function formPage(route: LeadRoute) {
  const { tenant, shell, account, leads } = site;
  const { ownFinance, questions, valuation, ...plan } = leads.plan(route);
  const { site: names, images, location: settings } = tenant;
  const gates = account.gatesOf(route.path);
  return {
    page: { shell, site: names, route, gates, plan, settings },
    body: plan.text && { text: plan.text, images, locationRoute: settings.route },
    ownFinance,
    questions,
    valuation,
  };
}
