import { publishAgain } from '../../command-line/next-command.ts';
import type { Refusal } from './rail.ts';

/**
 * What the operator is told when rails refuse a feed: the feed, each rail with its figures, and the command that allows
 * exactly these rails once.
 */
export function refusalText(refusals: readonly Refusal[], slug: string, shownFeed: string): string {
  const allow = refusals.map(({ rail }) => `--allow ${rail}`);
  return [
    `The feed ${shownFeed} is not published; the site stays as it is.`,
    ...refusals.map(({ rail, message }) => `  ${rail}: ${message}`),
    `If the feed is right, publish it once with: ${publishAgain(slug, allow)}`,
  ].join('\n');
}
