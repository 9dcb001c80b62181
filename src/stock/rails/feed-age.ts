import type { FeedSettings } from '../../tenant/feed-settings.ts';
import { isWebAddress } from '../feed/feed-source.ts';
import type { Refusal } from './rail.ts';

const DAY_MS = 86_400_000;
/** Days after which an address is refused where the settings say nothing: longer than dealers close over Christmas. */
const MAX_DAYS = 14;
/** Days after which a feed that comes every night is told of: longer than Easter. */
const TOLD_DAYS = 5;
/** The share of the days of its rail after which a feed is urgent: time is left to ask its supplier. */
const URGENT_SHARE = 0.5;

type Aged = {
  settings: Pick<FeedSettings, 'source' | 'guard'>;
  /** When its provider last changed it; undefined where unknown. */
  changedAt: Date | undefined;
  /** The name of a further feed. */
  name?: string | undefined;
};

/** Whole days for which the provider has not changed a feed; 0 where that is unknown or in the future. */
export const feedDays = (changedAt: Date | undefined, now: Date): number =>
  changedAt === undefined ? 0 : Math.max(0, Math.floor((now.getTime() - changedAt.getTime()) / DAY_MS));

/** The days after which a feed is refused; a file of the tenant's folder is kept by hand, so that it has none of its own. */
const mostDays = ({ source, guard }: Aged['settings']): number =>
  guard.maximum_age_days ?? (isWebAddress(source) ? MAX_DAYS : 0);

function words({ changedAt, name }: Aged, days: number): string {
  const which = name === undefined ? 'The feed' : `The feed '${name}'`;
  return `${which} hasn't changed for ${days} days: it is as it was on ${changedAt!.toISOString().slice(0, 10)}.`;
}

/** Refuses a feed that its provider has left as it is for too long (S10): what has been sold since would still be for sale. */
export function ageRefusals(feed: Aged, now: Date): Refusal[] {
  const [days, most] = [feedDays(feed.changedAt, now), mostDays(feed.settings)];
  if (most === 0 || days <= most) return [];
  const message =
    `${words(feed, days)} ${most} days is the most. Ask its supplier whether it is still sent; where it rarely changes, write ` +
    `guard: { maximum_age_days: ${days * 2} } to the feed, or 0 for no limit.`;
  return [{ rail: 'age', message }];
}

/**
 * What is told of a feed whose refusal comes near: it has been left as it is for over half of the days of its rail. Nothing once
 * the rail refuses it.
 */
export function agingFeeds(feed: Aged, now: Date): string[] {
  const [days, most] = [feedDays(feed.changedAt, now), mostDays(feed.settings)];
  if (days > most || days <= most * URGENT_SHARE) return [];
  return [
    `${words(feed, days)} After ${most} days the guard rail 'age' refuses it. Ask its supplier whether it is still sent.`,
  ];
}

/** What is told of a feed that has been left as it is for days, before it is refused; of a file of the tenant's folder once that is near. */
export function ageWarnings(feed: Aged, now: Date): string[] {
  const aging = agingFeeds(feed, now);
  if (aging.length > 0) return aging;
  const days = feedDays(feed.changedAt, now);
  if (!isWebAddress(feed.settings.source) || days <= TOLD_DAYS || mostDays(feed.settings) === 0) return [];
  return [`${words(feed, days)} Is it still sent?`];
}
