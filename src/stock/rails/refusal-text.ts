import type { Refusal } from './rail.ts';

/** Words about a feed that rails refuse: the feed, and each rail with its figures. */
export function refusalText(refusals: readonly Refusal[], shownFeed: string): string {
  return [
    `The feed ${shownFeed} is not published; the site stays as it is.`,
    ...refusals.map(({ rail, message }) => `  ${rail}: ${message}`),
  ].join('\n');
}
