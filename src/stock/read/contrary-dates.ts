import { otherOrder } from './date-evidence.ts';
import type { DateEvidence, DateOrder } from './date-evidence.ts';
import { FeedError } from '../feed/feed-error.ts';

/** Throws FeedError when a feed's dates say that it writes day and month in the other order than `feed.date_order`. */
export function refuseContraryDates(dates: DateEvidence, order: DateOrder): void {
  if (!dates.isContrary) return;
  const examples = dates.examples.map((date) => `'${date}'`).join(', ');
  const other = otherOrder(order);
  throw new FeedError(
    'unreadable',
    `feed.date_order is ${order}, but ${dates.contrary} of the feed's dates, such as ${examples}, are dates only as ` +
      `${other}: the others would be read wrong. Set feed.date_order to '${other}' in tenant.ts, or ask for dates such ` +
      'as 2026-06-30.',
  );
}
