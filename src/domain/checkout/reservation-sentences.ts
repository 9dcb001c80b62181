import { formatDollars } from '../text/format.ts';
import { yardTime } from '../location/yard-clock.ts';
import type { Reservation, ReservationEnd } from './reservation.ts';
import type { PaymentState } from './payment.ts';

/** How a reservation is, for its shopper: a heading and a sentence. */
export type ReservationSentences = { title: string; text: string; money: string | undefined };

const ENDED: Readonly<Record<ReservationEnd, { title: string; text: string }>> = {
  unpaid: {
    title: 'The reservation has ended',
    text: "We didn't receive your payment in time, so the vehicle is available to others again.",
  },
  cancelled: {
    title: "You've cancelled your reservation",
    text: 'The vehicle is available to others again.',
  },
  over: {
    title: 'The hold has ended',
    text: 'Your time has run out, so the vehicle is available to others again.',
  },
  released: { title: 'The dealer has released the vehicle', text: "It's no longer held for you." },
  bought: { title: 'The vehicle is yours', text: 'The dealer has recorded your purchase.' },
  too_late: {
    title: 'The vehicle was no longer available',
    text: 'By the time your payment arrived, the vehicle was no longer available.',
  },
};

const dollarsOf = (cents: number): string => formatDollars(cents / 100);

/** What became of the money of a reservation, in a sentence; undefined where nothing was paid. */
function moneyWords(
  { fee, state, refund, end }: Reservation,
  payment: PaymentState | undefined,
): string | undefined {
  const amount = dollarsOf(fee);
  switch (payment) {
    case 'authorised':
      return state === 'ended' && end !== 'bought'
        ? `${amount} was authorised on your card. We're releasing it and won't charge you.`
        : `${amount} is authorised on your card and hasn't been charged yet.`;
    case 'paid': {
      const isKept = end === 'bought' || (end === 'over' && refund === 'until_end');
      return state === 'ended' && !isKept
        ? `You paid ${amount}. Your refund is on its way.`
        : `You've paid ${amount}.`;
    }
    case 'voided':
      return `${amount} was authorised on your card and then released. You weren't charged.`;
    case 'refunded':
      return `We've refunded ${amount}. It can take a few days to show in your account.`;
    default:
      return undefined;
  }
}

/** How a reservation is, in words for its shopper (spec F9): on its page and in emails. */
export function reservationSentences(
  reservation: Reservation,
  payment: PaymentState | undefined,
  timeZone: string,
): ReservationSentences {
  const when = yardTime(reservation.until, timeZone);
  const money = moneyWords(reservation, payment);
  if (reservation.state === 'paying')
    return {
      title: 'Not paid yet',
      text: `We're keeping the vehicle for you until ${when}. Pay ${dollarsOf(reservation.fee)} by then to hold it.`,
      money,
    };
  if (reservation.state === 'held')
    return {
      title: 'The vehicle is held for you',
      text: `No one else can reserve or buy it until ${when}.`,
      money,
    };
  return { ...ENDED[reservation.end ?? 'over'], money };
}
