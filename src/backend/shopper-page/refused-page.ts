import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { BackendEnv } from '../backend.ts';
import { answerShopper, ratherTalk } from './shopper-page.ts';

const TITLES: Readonly<Record<number, string>> = {
  401: 'Please sign in',
  404: "We can't find that page",
  429: 'Please try again soon',
};

/** A refusal as a page, for a shopper who followed a link or sent a plain form: what it is, who to call, and a way on. */
export function answerRefusedShopper(
  context: Context<BackendEnv>,
  words: string,
  status: ContentfulStatusCode,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  const title = TITLES[status] ?? (status >= 500 ? 'Something went wrong' : "That didn't work");
  const body = html`<h1>${title}</h1>
    <section class="card">
      <p>${words}</p>
      ${ratherTalk(context.get('site'))}
      <p><a href="/">Back to our home page</a></p>
    </section>`;
  return answerShopper(context, { title, body }, status);
}
