import { cardItems } from '../../components/vehicle/card-markup.ts';
import type { ImageSettings } from '../../domain/picture/image-settings.ts';
import type { VehicleCard } from '../../domain/vehicle/vehicle-card.ts';

const HEADING = ' id="similar"';

/**
 * The HTML of a vehicle's page with other similar cars in place of those it shows, as VehiclePage.astro would show them; undefined of a
 * page that shows none.
 */
export function withSimilarCards(
  page: string,
  cards: readonly VehicleCard[],
  images: ImageSettings,
): string | undefined {
  // Behind it stand the dealer's links and the footer; what a feed says stands before.
  const heading = page.lastIndexOf(HEADING);
  const list = page.indexOf('<ul', heading);
  const from = page.indexOf('>', list) + 1;
  const to = page.lastIndexOf('</ul>', page.indexOf('</section>', from));
  if (heading === -1 || list === -1 || !page.startsWith('<li><article', from) || to < from) return undefined;
  return page.slice(0, from) + cardItems(cards, images) + page.slice(to);
}
