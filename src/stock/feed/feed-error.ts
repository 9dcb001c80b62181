/** Why a feed gives no stock at all: it cannot be had, or what was had is not a feed. */
export type FeedRail = 'unreachable' | 'unreadable';

/** True if a word of a refusal says that no feed was read at all. */
export const isFeedRail = (rail: string): rail is FeedRail => rail === 'unreachable' || rail === 'unreadable';

/** A feed that gives no stock; the message names the feed, what is wrong and the way out, and is meant for the screen. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
  readonly rail: FeedRail;

  constructor(rail: FeedRail, message: string, options?: ErrorOptions) {
    // A message quotes the feed, whose control characters must not reach the screen.
    super(message.replace(/\p{Cc}+/gu, ' '), options);
    this.rail = rail;
  }
}
