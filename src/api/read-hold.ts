/** What became of a reservation (spec F9); its id is that of its lead, which only its shopper and the dealer know. */
export const READ_HOLD = { method: 'GET', path: '/api/checkout/holds/{id}' } as const;
/** Gives a reservation up. */
export const CANCEL_HOLD = { method: 'POST', path: '/api/checkout/holds/{id}/cancel' } as const;
/** Agrees to the price that the vehicle has now, in dollars, before anything is paid. */
export const AGREE_PRICE = { method: 'POST', path: '/api/checkout/holds/{id}/price' } as const;

export type HoldId = { id: string };
export type AgreedPrice = { price: number };
export type HoldToCancel = { confirm: 'cancel' };

/** Words of how a reservation is; nothing in it says whose it is. */
export type HoldAnswer = {
  id: string;
  state: 'paying' | 'held' | 'ended';
  title: string;
  text: string;
  vehicle: { slug: string; name: string };
  /** What was agreed to, in words: the price, the fee, and the moment until which the vehicle is held. */
  price: string;
  fee: string;
  until: string;
  /** What became of the money, in a sentence. */
  money?: string;
  /** Where it is paid; missing where nothing is to be paid any more. */
  pay?: string;
  /** Another price than was agreed to, in dollars and in words: it is agreed to before anything is paid. */
  price_now?: { price: number; words: string };
  can_cancel: boolean;
};

export const READ_HOLD_EXAMPLE = {
  params: { id: '0198f2f0-5a7e-7b6c-9f5e-2f8f0c1d2e3f' },
  agreed: { price: 28_490 },
  cancelled: { confirm: 'cancel' },
  answer: {
    id: '0198f2f0-5a7e-7b6c-9f5e-2f8f0c1d2e3f',
    state: 'held',
    title: 'The vehicle is held for you',
    text: 'No one else can buy it until Monday 23 November at 12:00 pm.',
    vehicle: { slug: '2021-aldera-larkspur', name: '2021 Aldera Larkspur' },
    price: '$28,490 Drive away',
    fee: '$200',
    until: 'Monday 23 November at 12:00 pm',
    money: "You've paid $200.",
    can_cancel: true,
  },
} satisfies { params: HoldId; agreed: AgreedPrice; cancelled: HoldToCancel; answer: HoldAnswer };
