import type { VehicleImage } from '../vehicle/vehicle.ts';
import type { ListingSettings, PromoCard } from './listing-settings.ts';

/** A promo with the picture that its tile shows. */
export type PicturedPromo = PromoCard & { image?: VehicleImage };

/** A promo with its 1-based place on a page. */
export type PositionedPromo = PicturedPromo & { position: number };

/** The promo cards a listing shows on the day `today`, YYYY-MM-DD, from start to expiry inclusive (spec S5). */
export function activePromos(promos: readonly PicturedPromo[], path: string, today: string): PicturedPromo[] {
  return promos.filter(
    ({ start, expiry, display }) =>
      start <= today && today <= expiry && (display.includes('*') || display.includes(path)),
  );
}

/**
 * The promo cards of a listing on the day `today`, each with its place (spec S4): its own, or the next of the tenant's,
 * moved by up to `promo_spread` places; the same places all day, so that a page and its hydration agree.
 */
export function positionPromos(
  settings: Pick<ListingSettings, 'promo_positions' | 'promo_spread'> & { promos: readonly PicturedPromo[] },
  path: string,
  today: string,
): PositionedPromo[] {
  const { promos, promo_positions: places, promo_spread: spread } = settings;
  let next = 0;
  return activePromos(promos, path, today).map((promo) => {
    const turn = Math.floor(next / places.length);
    const place = promo.position ?? places[next++ % places.length]! + turn * places.at(-1)!;
    const shift = spread && (hashOf(`${promo.id} ${path} ${today}`) % (2 * spread + 1)) - spread;
    return { ...promo, position: Math.max(1, place + shift) };
  });
}

/** FNV-1a of a text, as an unsigned 32-bit number. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** A page with fewer cars than this has no promos: they would be as much of it as the cars. */
const MIN_CARS = 3;
/** A page with fewer cars than this has one promo at most. */
const MIN_CARS_FOR_SEVERAL = 6;

/** What is at one place of a results grid. */
export type PlacedCard<Card> = { kind: 'vehicle'; card: Card } | { kind: 'promo'; promo: PicturedPromo };

/**
 * Cards with the promos put among them, each at its 1-based place on every page of `pageSize` cards (spec S4, S5). A
 * page too short for a promo's place has it at the end, or not at all when the promo is strict about its place. A page
 * of fewer than three cards gets none, one of fewer than six a single one.
 */
export function placePromos<Card>(
  cards: readonly Card[],
  promos: readonly PositionedPromo[],
  pageSize: number,
): PlacedCard<Card>[] {
  const inOrder = promos.toSorted((a, b) => a.position - b.position);
  const placed: PlacedCard<Card>[] = [];
  for (let start = 0; start < cards.length; start += pageSize) {
    placed.push(...placeOnPage(cards.slice(start, start + pageSize), inOrder));
  }
  return placed;
}

function placeOnPage<Card>(cards: readonly Card[], promos: readonly PositionedPromo[]): PlacedCard<Card>[] {
  const page = cards.map((card): PlacedCard<Card> => ({ kind: 'vehicle', card }));
  if (cards.length < MIN_CARS) return page;
  const room = cards.length < MIN_CARS_FOR_SEVERAL ? cards.length + 1 : Infinity;
  let lowest = 0;
  for (const promo of promos) {
    if (page.length === room) break;
    // Promos that want the same place follow each other.
    const index = Math.max(promo.position - 1, lowest);
    if (index > page.length && promo.strict_display) continue;
    page.splice(index, 0, { kind: 'promo', promo });
    lowest = Math.min(index, page.length - 1) + 1;
  }
  return page;
}
