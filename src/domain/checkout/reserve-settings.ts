import * as z from 'zod';

/** What happens to the fee of a reservation that ran out without a purchase. */
export const REFUND_RULES = ['always', 'until_end'] as const;
export type RefundRule = (typeof REFUND_RULES)[number];

/** Reserving a vehicle online (spec F9), where `switches.reserve` is on and `payment` says who takes the fee. */
export const ReserveSettings = z.strictObject({
  /** What a shopper pays to have a vehicle held, in whole dollars; with 0 nothing is paid. */
  fee: z.number().int().min(0).max(2000).default(200),
  /** Hours that a vehicle is held for after the fee was paid; a card keeps an authorised amount no longer than a week. */
  hold_hours: z.number().int().min(1).max(144).default(48),
  /** Minutes that a vehicle is kept while its shopper pays, from the opening of the page of the payment; until then it is kept ten. */
  pay_minutes: z.number().int().min(31).max(120).default(40),
  /** Always gives the fee back when no purchase follows; until_end keeps it once the reservation has run out. */
  refund: z.enum(REFUND_RULES).default('always'),
  /** When the fee is taken: at once, or when the dealer takes it, until when it is only authorised on the card. */
  capture: z.enum(['at_once', 'by_dealer']).default('at_once'),
  /** What the dealer adds to the terms of the fee; '' adds nothing. */
  terms: z.string().default(''),
});
export type ReserveSettings = z.output<typeof ReserveSettings>;
