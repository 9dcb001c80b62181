import type { Context } from 'hono';
import {
  CONFIRM_SEARCH,
  ONE_CLICK_FIELD,
  PROOF_FIELDS,
  SAVE_SEARCH,
  SAVE_SEARCH_FIELDS,
  STOP_FIELDS,
  STOP_SEARCHES,
} from '../../api/saved-searches.ts';
import { fieldProblem } from '../../domain/lead/field-problem.ts';
import { fieldText } from '../../domain/lead/field-text.ts';
import { TRAP_FIELD } from '../../domain/lead/form-marks.ts';
import { SAVED_SEARCH_PLACES, type SavedSearchPlace } from '../../domain/saved-search/saved-search-marks.ts';
import {
  CONFIRM_SEARCH_PATH,
  SAVED_SEARCH_PATH,
  STOP_SEARCH_PATH,
  STOPPED_SEARCH_PATH,
} from '../../domain/saved-search/saved-search.ts';
import { writesEmails } from '../../domain/saved-search/saved-search-paths.ts';
import { shopperOf } from '../account/shopper.ts';
import type { Backend, BackendEnv } from '../backend.ts';
import { leadDealer } from '../destinations/lead-dealer.ts';
import { takeCall, takeSearch } from '../guard/quotas.ts';
import { onceFor } from '../once-for.ts';
import { Refused } from '../refused.ts';
import { type BackendApp, limitBody } from '../routes/define-call.ts';
import { confirmProof } from '../garage-store/reminder-proofs.ts';
import { confirmSearch } from '../saved-search-store/confirm-search.ts';
import { keepSearch } from '../saved-search-store/keep-search.ts';
import { stopSearches } from '../saved-search-store/stop-searches.ts';
import { firstLookAt } from './alert-searches.ts';
import { documentSearches } from './document-searches.ts';
import { proofEmail } from './proof-email.ts';
import { releaseSearch } from './release-search.ts';

/** What a form of a few fields may take. */
export const MAX_FORM_BYTES = 8_192;
const dealerOf = onceFor(leadDealer);

/** What the dealer says of kept searches. Throws Refused (404) where the site has none. */
export function searchSettings(context: Context<BackendEnv>) {
  const { tenant } = context.get('site');
  const dealer = dealerOf(tenant);
  if (tenant.saved_searches === false || !dealer) throw new Refused(404, 'This site keeps no searches.');
  return { dealer, ...tenant.saved_searches };
}

/** The query of the page with the form: it is static, and without scripts cannot have it in the form. */
export const pageQuery = (context: Context<BackendEnv>): string =>
  URL.parse(context.req.header('referer') ?? '')?.search ?? '';

/** What a form was sent with, by the names of its fields; '' for one that is missing. Throws Refused (400) for no form. */
export async function fieldsOf(context: Context<BackendEnv>): Promise<(name: string) => string> {
  const data = await context.req.formData().catch(() => {
    throw new Refused(400, "We couldn't read the form. Please try again.");
  });
  return (name) => String(data.get(name) ?? '');
}

const show = (context: Context<BackendEnv>, path: string, query: string, place: SavedSearchPlace): Response =>
  context.redirect(`${path}${query}#${SAVED_SEARCH_PLACES[place]}`, 303);

/** Keeping a search, proving its address and stopping it: forms and links, answered by pages of the site (spec A12). */
export function defineSearchForms(app: BackendApp, backend: Backend): void {
  const { store, clock, takeToken, quotas, metrics, onLead } = backend;
  documentSearches(app);

  app.post(SAVE_SEARCH.path, limitBody(MAX_FORM_BYTES), async (context) => {
    const { dealer, consent } = searchSettings(context);
    const { address } = context.get('client');
    takeCall(takeToken, quotas, address);
    const field = await fieldsOf(context);
    const typed = field(SAVE_SEARCH_FIELDS.search) || pageQuery(context);
    const query = typed === '' ? '' : `?${new URLSearchParams(typed).toString()}`;
    const answer = (place: SavedSearchPlace): Response => show(context, SAVED_SEARCH_PATH, query, place);
    const email = fieldText('email', field(SAVE_SEARCH_FIELDS.email));
    if (fieldProblem({ kind: 'email', noun: 'your email', required: true }, email)) return answer('noEmail');
    if (field(SAVE_SEARCH_FIELDS.consent) !== 'yes') return answer('noConsent');
    const site = context.get('site');
    const search = releaseSearch(site).read(new URLSearchParams(query));
    if (!search) return answer('noList');
    if (!takeSearch(takeToken, quotas, { tenant: site.slug, address })) {
      metrics.count('forecourt_limited_total', { tenant: site.slug, full: 'searches' });
      return answer('tooMany');
    }
    // A program that fills in what nobody sees learns nothing from the answer.
    if (field(TRAP_FIELD) !== '') return answer('sent');
    const account = site.tenant.account === false ? undefined : await shopperOf(context, backend);
    const asked = { ...search, tenant: site.slug, email, accountId: account?.id };
    const isKept = await keepSearch(
      store,
      { ...asked, wording: consent, page: SAVED_SEARCH_PATH },
      (subscriber, proof) => proofEmail(dealer, subscriber, proof, clock()),
      clock(),
    );
    if (isKept) onLead();
    // Alike where too many emails wait at the address: it is not told what others did with it.
    return answer('sent');
  });

  app.post(CONFIRM_SEARCH.path, limitBody(MAX_FORM_BYTES), async (context) => {
    const site = context.get('site');
    if (!writesEmails(site.tenant)) throw new Refused(404, "This site doesn't send these emails.");
    takeCall(takeToken, quotas, context.get('client').address);
    const field = await fieldsOf(context);
    const page = new URLSearchParams(pageQuery(context));
    const valueOf = (name: string): string => field(name) || (page.get(name) ?? '');
    const [reminder, proof] = [valueOf(PROOF_FIELDS.reminder), valueOf(PROOF_FIELDS.proof)];
    const isConfirmed =
      reminder === ''
        ? await confirmSearch(store, {
            search: valueOf(PROOF_FIELDS.search),
            proof,
            tenant: site.slug,
            most: searchSettings(context).most,
            look: (search) => firstLookAt(site, search),
            builtAt: site.builtAt,
            now: clock(),
          })
        : await confirmProof(store, { reminder, proof, tenant: site.slug }, clock());
    return show(context, CONFIRM_SEARCH_PATH, '', isConfirmed ? 'confirmed' : 'expired');
  });

  // Programs that look through mail open every link: it leads to the page with the button, and changes nothing.
  app.get(STOP_SEARCHES.path, (context) =>
    context.redirect(`${STOP_SEARCH_PATH}${new URL(context.req.url).search}`, 303),
  );
  app.post(STOP_SEARCHES.path, limitBody(MAX_FORM_BYTES), async (context) => {
    takeCall(takeToken, quotas, context.get('client').address);
    const data = await context.req.formData().catch(() => new FormData());
    // A mail program posts to the link itself; the page is static, and what its link carries is in its address.
    const isMailProgram = data.has(ONE_CLICK_FIELD) || context.req.query(STOP_FIELDS.token) !== undefined;
    const link = new URLSearchParams(isMailProgram ? new URL(context.req.url).search : pageQuery(context));
    const stopped = await stopSearches(
      store,
      {
        tenant: context.get('site').slug,
        subscriber: link.get(STOP_FIELDS.subscriber) ?? '',
        token: link.get(STOP_FIELDS.token) ?? '',
        search: link.get(STOP_FIELDS.search) ?? undefined,
      },
      clock(),
    );
    if (isMailProgram) return context.text('These emails are stopped.');
    return stopped === undefined
      ? show(context, STOP_SEARCH_PATH, '', 'unknown')
      : context.redirect(STOPPED_SEARCH_PATH, 303);
  });
}
