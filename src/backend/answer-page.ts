import type { Context } from 'hono';
import type { BackendEnv } from './backend.ts';

/** Answers with a page of the site, under the headers that its host sends with it. */
export function answerPage(
  context: Context<BackendEnv>,
  html: string,
  status: 200 | 404 | 409 | 422 | 429 | 503 = 200,
  more: Readonly<Record<string, string>> = {},
): Response {
  const headers: Record<string, string> = { ...more };
  for (const [name, value] of Object.entries(context.get('site').headers)) {
    // Over plain http browsers must ignore it, and localhost must never be pinned to https.
    if (name.toLowerCase() !== 'strict-transport-security') headers[name.toLowerCase()] = value;
  }
  return context.html(html, status, headers);
}
