import { dialogForm } from './_form-page.ts';
import { site } from './_site.ts';
import type { LeadRoute } from '../domain/lead/lead-routes.ts';

/** The forms of a site as data, beside their pages: the page of a vehicle shows them in a dialog (spec V15). */
export const getStaticPaths = () =>
  site.leads
    .pages()
    .filter(({ route }) => route.location === undefined)
    .map(({ route }) => ({ params: { form: route.path.slice(1) }, props: { route } }));

export const GET = ({ props }: { props: { route: LeadRoute } }): Response =>
  Response.json(dialogForm(props.route));
