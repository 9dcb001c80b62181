import { formatDollars } from '../text/format.ts';
import { holdTime } from './hold-words.ts';
import type { Hold, HoldEnd } from './hold.ts';
import type { PaymentState } from './payment.ts';

/** How a reservation is, for its shopper: a heading and a sentence. */
export type HoldSentences = { title: string; text: string; money: string | undefined };

const ENDED: Readonly<Record<HoldEnd, { title: string; text: string }>> = {
  unpaid: {
    title: 'The reservation has ended',
    text: 'It was not paid in time, so that others can have the vehicle again.',
  },
  cancelled: { title: 'You have cancelled the reservation', text: 'Others can have the vehicle again.' },
  over: { title: 'The hold has ended', text: 'Its time has run out, and others can have the vehicle again.' },
  released: { title: 'The dealer has released the vehicle', text: 'It is not held for you any more.' },
  bought: { title: 'The vehicle is yours', text: 'The dealer has noted your purchase.' },
  too_late: {
    title: 'The vehicle was gone',
    text: 'Your payment came when the vehicle was not available any more.',
  },
};

const dollarsOf = (cents: number): string => formatDollars(cents / 100);

/** What became of the money of a hold, in a sentence; undefined where nothing was paid. */
function moneyWords(
  { fee, state, refund, end }: Hold,
  payment: PaymentState | undefined,
): string | undefined {
  const amount = dollarsOf(fee);
  switch (payment) {
    case 'authorised':
      return state === 'ended' && end !== 'bought'
        ? `${amount} was authorised on your card. It is being let go, and nothing is taken.`
        : `${amount} is authorised on your card, and not taken yet.`;
    case 'paid': {
      const isKept = end === 'bought' || (end === 'over' && refund === 'until_end');
      return state === 'ended' && !isKept
        ? `You have paid ${amount}, which is on its way back to you.`
        : `You have paid ${amount}.`;
    }
    case 'voided':
      return `${amount} was authorised on your card, and let go. Nothing was taken.`;
    case 'refunded':
      return `You have got ${amount} back. Banks take a few days to show it.`;
    default:
      return undefined;
  }
}

/** How a reservation is, in words for its shopper (spec F9): on its page and in letters. */
export function holdSentences(
  hold: Hold,
  payment: PaymentState | undefined,
  timeZone: string,
): HoldSentences {
  const when = holdTime(hold.until, timeZone);
  const money = moneyWords(hold, payment);
  if (hold.state === 'paying')
    return {
      title: 'Not paid yet',
      text: `The vehicle is kept for you until ${when}. Pay ${dollarsOf(hold.fee)} by then to have it held.`,
      money,
    };
  if (hold.state === 'held')
    return {
      title: 'The vehicle is held for you',
      text: `Nobody else can reserve or buy it until ${when}.`,
      money,
    };
  return { ...ENDED[hold.end ?? 'over'], money };
}
