import { askedPlace } from '../domain/lead/asked-place.ts';
import { nextSteps } from '../domain/lead/next-steps.ts';
import type { DialogForm } from '../domain/lead/dialog-form.ts';
import type { LeadRoute } from '../domain/lead/lead-routes.ts';
import { site } from './_site.ts';

/** What FormPage is given for a route, its form, the dealer's text above it, and what the page puts around it. */
export function formPage(route: LeadRoute) {
  const { tenant, shell, account, leads } = site;
  const { ownFinance, questions, valuation, form, phone, location, places, terms, ...plan } =
    leads.plan(route);
  const { site: names, images, location: settings } = tenant;
  const gates = account.gatesOf(route.path);
  return {
    page: { shell, site: names, images, route, gates, plan: { ...plan, intro: form.intro } },
    form: {
      form,
      url: `${names.url}${route.path}`,
      phone,
      locationId: route.location?.id,
      terms,
      today: site.leads.today,
      places,
      next: nextSteps(route.form, names.stock_noun),
      people: { place: location && askedPlace(location, settings), phone },
    },
    body: plan.text && { text: plan.text, images, locationRoute: settings.route },
    ownFinance,
    questions,
    valuation,
  };
}

/** The form of a route as data for a dialog; null where it first asks who is there (spec A10) or shows a figure, and is a page alone. */
export function dialogForm(route: LeadRoute): DialogForm | null {
  const { page, form, valuation } = formPage(route);
  if (page.gates.length > 0 || valuation) return null;
  const { url, terms } = form;
  return { title: page.plan.title, form: form.form, url, terms };
}
