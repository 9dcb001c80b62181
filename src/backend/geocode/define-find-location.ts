import * as z from 'zod';
import { FIND_LOCATION } from '../../api/find-location.ts';
import { parsePostcode, UNKNOWN_POSTCODE } from '../../domain/location/distance.ts';
import { LOCATOR_PATH } from '../../domain/location/locator-path.ts';
import { answerPage } from '../answer-page.ts';
import type { Backend } from '../backend.ts';
import { takeCall } from '../guard/quotas.ts';
import { documented } from '../openapi/documented.ts';
import { Refused } from '../refused.ts';
import type { BackendApp } from '../routes/define-call.ts';
import { fillLocatorPage, type LocatorAnswer } from './fill-locator-page.ts';
import { findPostcode } from './find-postcode.ts';

/** More was never a postcode, and need not come back in the page. */
const MAX_TYPED = 40;

async function answerTo(postcode: string): Promise<LocatorAnswer> {
  const read = parsePostcode(postcode);
  if (read.kind === 'invalid') return { postcode, problem: read.message };
  const place = await findPostcode(read.postcode);
  if (!place) return { postcode, problem: UNKNOWN_POSTCODE };
  return { postcode, from: { lat: place.lat, long: place.lng } };
}

/** Answers the form of the locator with its page, for browsers without scripts (spec L8). */
export function defineFindLocation(app: BackendApp, { takeToken, quotas }: Backend): void {
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: FIND_LOCATION.path,
    summary: 'The page of the locator, with the yards by their distance from a postcode.',
    request: { query: documented(z.object({ [FIND_LOCATION.field]: z.string().optional() })) as z.ZodObject },
    responses: {
      200: { description: 'The page; what is wrong with the postcode is said in it.' },
      404: { description: 'This site has no locator.' },
    },
  });
  app.get(FIND_LOCATION.path, async (context) => {
    takeCall(takeToken, quotas, context.get('client').address);
    const html = context.get('site').forms.get(LOCATOR_PATH);
    if (html === undefined) throw new Refused(404, "This site doesn't have a yard finder.");
    const postcode = (context.req.query(FIND_LOCATION.field) ?? '').slice(0, MAX_TYPED);
    const answer = await answerTo(postcode);
    return answerPage(context, fillLocatorPage(html, answer), 'problem' in answer ? 422 : 200);
  });
}
