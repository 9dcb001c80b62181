import type { HoldAnswer } from '../../api/read-hold.ts';
import { holdSentences } from '../../domain/checkout/hold-sentences.ts';
import { holdTime } from '../../domain/checkout/hold-words.ts';
import { endByTime, isLive, type Hold } from '../../domain/checkout/hold.ts';
import { formatDollars } from '../../domain/text/format.ts';
import type { HoldAndPayment } from '../checkout-store/find-holds.ts';
import { priceOf } from '../leads/hold-of-lead.ts';
import { payPath } from '../payments/payment-paths.ts';
import type { SiteRelease } from '../tenants/site-release.ts';

const dollars = (cents: number): string => formatDollars(cents / 100);

/** A hold as it is at `now`: its time may have passed without anybody having looked. */
export const holdNow = (hold: Hold, now: number): Hold =>
  hold.state === 'ended' || isLive(hold, now) ? hold : { ...hold, state: 'ended', end: endByTime(hold) };

/** A reservation for the page of its shopper (spec F9); it says nothing of who that is. `now` in milliseconds. */
export function holdAnswer(
  { hold: stored, payment }: HoldAndPayment,
  site: SiteRelease,
  now: number,
): HoldAnswer {
  const hold = holdNow(stored, now);
  const { tenant } = site;
  const vehicle = site.vehicles.get(hold.vehicle);
  const price = vehicle && priceOf(vehicle, site);
  const { title, text, money } = holdSentences(hold, payment?.state, tenant.site.time_zone);
  const isPaying = hold.state === 'paying';
  const isDearer = isPaying && price !== undefined && price.cents !== hold.price;
  return {
    id: hold.id,
    state: hold.state,
    title,
    text,
    vehicle: { slug: hold.slug, name: vehicle?.name ?? 'The vehicle' },
    // One price everywhere, with the words of what it includes (spec D4).
    price: [dollars(hold.price), price?.label].filter(Boolean).join(' '),
    fee: dollars(hold.fee),
    until: holdTime(hold.until, tenant.site.time_zone),
    ...(money !== undefined && { money }),
    ...(isPaying && !isDearer && { pay: payPath(hold.id) }),
    ...(isDearer && { price_now: { price: price.dollars, words: price.words } }),
    can_cancel: hold.state !== 'ended',
  };
}
