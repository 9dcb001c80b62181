import type { PicturedPromo } from '../domain/search/promo-cards.ts';
import type { SiteParts } from './site-parts.ts';

/**
 * The dealer's own cards of lists, each with its picture: its own, else one of the home page or of a location that no card
 * before it has (spec S5). Without any picture of the dealer a card has none.
 */
export function promosWithPictures({
  tenant,
  pictureOf,
}: Pick<SiteParts, 'tenant' | 'pictureOf'>): PicturedPromo[] {
  const { home, listing, locations } = tenant;
  const shared = [home.story.image, home.hero.image, ...locations.map(({ image }) => image ?? '')];
  const own = listing.promos.map(({ node }) => node.picture);
  const free = [...new Set(shared)].filter((name) => pictureOf(name) && !own.includes(name));
  return listing.promos.map((promo, at) => {
    const turn = own.slice(0, at).filter((name) => !pictureOf(name)).length;
    const image = pictureOf(promo.node.picture) ?? pictureOf(free[turn % free.length]);
    return image ? { ...promo, image } : promo;
  });
}
