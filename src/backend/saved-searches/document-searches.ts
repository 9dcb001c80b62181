import * as z from 'zod';
import {
  CONFIRM_SEARCH,
  PROOF_FIELDS,
  SAVE_SEARCH,
  SAVE_SEARCH_FIELDS,
  SEARCH_FEEDS,
  STOP_FIELDS,
  STOP_SEARCHES,
} from '../../api/saved-searches.ts';
import { documented } from '../openapi/documented.ts';
import type { BackendApp } from '../routes/define-call.ts';

const texts = (names: readonly string[]): z.ZodObject =>
  z.object(Object.fromEntries(names.map((name) => [name, z.string().optional()])));
const ofForm = (fields: Readonly<Record<string, string>>) => ({
  body: {
    content: { 'application/x-www-form-urlencoded': { schema: documented(texts(Object.values(fields))) } },
  },
});
const redirect = { 303: { description: 'To the page of the site that tells what became of it.' } };
const ofLink = { query: documented(texts(Object.values(STOP_FIELDS))) as z.ZodObject };

/** Writes the forms and links of kept searches, and their feeds, into the documents. */
export function documentSearches(app: BackendApp): void {
  const { openAPIRegistry: registry } = app;
  registry.registerPath({
    method: 'post',
    path: SAVE_SEARCH.path,
    summary: 'Keeps a search, and sends an email that proves the address.',
    request: ofForm(SAVE_SEARCH_FIELDS),
    responses: redirect,
  });
  registry.registerPath({
    method: 'post',
    path: CONFIRM_SEARCH.path,
    summary: 'Takes the proof of an address.',
    request: ofForm(PROOF_FIELDS),
    responses: redirect,
  });
  registry.registerPath({
    method: 'get',
    path: STOP_SEARCHES.path,
    summary:
      'The link of an email: leads to the page with the button that stops those emails, and changes nothing.',
    request: ofLink,
    responses: redirect,
  });
  registry.registerPath({
    method: 'post',
    path: STOP_SEARCHES.path,
    summary: 'Stops the emails to an address: the button of that page, or of a mail program (RFC 8058).',
    request: ofLink,
    responses: {
      200: { description: 'They are stopped, for a mail program.' },
      303: { description: 'To the page that says so, for the button of the page.' },
    },
  });
  for (const [format, path] of Object.entries(SEARCH_FEEDS))
    registry.registerPath({
      method: 'get',
      path,
      summary: `The vehicles of a search as ${format}, with the parameters of its list.`,
      request: { query: documented(texts(['list', 'query'])) as z.ZodObject },
      responses: { 200: { description: 'The feed.' }, 404: { description: 'There is no such list.' } },
    });
}
