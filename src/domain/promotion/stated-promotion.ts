import type { PromotionSettings } from './promotion-settings.ts';

/** What a shopper agrees to by taking part, as one text: the person who changes any of it changes the text (spec A6). */
export function statedPromotion({
  id,
  from,
  until,
  terms,
  least_age,
  states,
  prizes,
}: PromotionSettings): string {
  return JSON.stringify({ id, from, until, terms, least_age, states, prizes });
}
