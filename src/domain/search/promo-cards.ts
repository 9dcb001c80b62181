import type { PromoCard } from './listing-settings.ts';

/** The promo cards a listing shows on the day `today`, YYYY-MM-DD, from start to expiry inclusive (spec S5). */
export function activePromos(promos: readonly PromoCard[], path: string, today: string): PromoCard[] {
  return promos.filter(
    ({ start, expiry, display }) =>
      start <= today && today <= expiry && (display.includes('*') || display.includes(path)),
  );
}

/** What stands at one place of a results grid. */
export type PlacedCard<Card> = { kind: 'vehicle'; card: Card } | { kind: 'promo'; promo: PromoCard };

/**
 * Cards with the promos put among them, each at its 1-based place on every page of `pageSize` cards (spec S4, S5). A
 * page too short for a promo's place has it at the end, or not at all when the promo is strict about its place. A list
 * without cards gets none.
 */
export function placePromos<Card>(
  cards: readonly Card[],
  promos: readonly PromoCard[],
  pageSize: number,
): PlacedCard<Card>[] {
  const inOrder = promos.toSorted((a, b) => a.position - b.position);
  const placed: PlacedCard<Card>[] = [];
  for (let start = 0; start < cards.length; start += pageSize) {
    placed.push(...placeOnPage(cards.slice(start, start + pageSize), inOrder));
  }
  return placed;
}

function placeOnPage<Card>(cards: readonly Card[], promos: readonly PromoCard[]): PlacedCard<Card>[] {
  const page = cards.map((card): PlacedCard<Card> => ({ kind: 'vehicle', card }));
  let lowest = 0;
  for (const promo of promos) {
    // Promos that want the same place follow each other.
    const index = Math.max(promo.position - 1, lowest);
    if (index > page.length && promo.strict_display) continue;
    page.splice(index, 0, { kind: 'promo', promo });
    lowest = Math.min(index, page.length - 1) + 1;
  }
  return page;
}
