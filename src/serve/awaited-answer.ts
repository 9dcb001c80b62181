import { SERVER_PAGE_POLICY, serverPage } from './server-page.ts';
import type { Answer } from './site-answer.ts';

/** Seconds until a page that waits for a site asks again. */
export const AGAIN_SECONDS = 3;

/** The answer for a site that is being built for the first time: a page that asks again by itself. */
export function awaitedAnswer(slug: string): Answer {
  const page = serverPage({
    title: 'This site is being built',
    lead: `${slug} appears here as soon as it is published. The page looks again every ${AGAIN_SECONDS} seconds.`,
    again: AGAIN_SECONDS,
  });
  return {
    status: 503,
    headers: new Map([
      ['content-type', 'text/html; charset=utf-8'],
      ['content-security-policy', SERVER_PAGE_POLICY],
      ['x-content-type-options', 'nosniff'],
      ['cache-control', 'no-store'],
      ['retry-after', String(AGAIN_SECONDS)],
    ]),
    body: Buffer.from(page),
  };
}
