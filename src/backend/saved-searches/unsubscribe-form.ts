import * as z from 'zod';
import { UNSUBSCRIBE, UNSUBSCRIBE_FIELDS } from '../../api/unsubscribe.ts';
import {
  UNSUBSCRIBE_PATH,
  UNSUBSCRIBE_PLACES,
  unsubscribePath,
} from '../../domain/saved-search/unsubscribe-path.ts';
import type { Backend } from '../backend.ts';
import { takeCall } from '../guard/quotas.ts';
import { documented } from '../openapi/documented.ts';
import { Refused } from '../refused.ts';
import { limitBody, type BackendApp } from '../routes/define-call.ts';
import { withdrawConsents } from '../saved-search-store/withdraw-consents.ts';
import { fieldsOf, MAX_FORM_BYTES, pageQuery } from './search-forms.ts';

const FIELDS = Object.fromEntries(
  Object.values(UNSUBSCRIBE_FIELDS).map((name) => [name, z.string().optional()]),
);

/** Answers the form of /pages/unsubscribe, whose link was in an email: no sign-in, no script (spec P1). */
export function defineUnsubscribeForm(app: BackendApp, { store, clock, takeToken, quotas }: Backend): void {
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: UNSUBSCRIBE.path,
    summary: 'Withdraws all that an address has agreed to at the dealer.',
    request: {
      body: { content: { 'application/x-www-form-urlencoded': { schema: documented(z.object(FIELDS)) } } },
    },
    responses: { 303: { description: 'To the page of the site that tells what became of it.' } },
  });
  app.post(UNSUBSCRIBE.path, limitBody(MAX_FORM_BYTES), async (context) => {
    if (!unsubscribePath(context.get('site').tenant))
      throw new Refused(404, "This site doesn't send these emails.");
    takeCall(takeToken, quotas, context.get('client').address);
    const field = await fieldsOf(context);
    // The page is static: without scripts its form cannot hold what its link carries.
    const link = new URLSearchParams(pageQuery(context));
    const valueOf = (name: string): string => field(name) || (link.get(name) ?? '');
    const isWithdrawn = await withdrawConsents(
      store,
      {
        tenant: context.get('site').slug,
        subscriber: valueOf(UNSUBSCRIBE_FIELDS.subscriber),
        token: valueOf(UNSUBSCRIBE_FIELDS.token),
      },
      clock(),
    );
    const place = isWithdrawn ? UNSUBSCRIBE_PLACES.done : UNSUBSCRIBE_PLACES.unknown;
    return context.redirect(`${UNSUBSCRIBE_PATH}#${place}`, 303);
  });
}
