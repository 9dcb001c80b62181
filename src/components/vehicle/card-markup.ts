import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ImageSettings } from '../../domain/picture/image-settings.ts';
import type { VehicleCard as VehicleCardData } from '../../domain/vehicle/vehicle-card.ts';
import { VehicleCard } from './VehicleCard.tsx';

const rendered = new WeakMap<VehicleCardData, string>();

/**
 * HTML of a card for static pages, rendered once for each card object: a car is in about ten lists, and rendering
 * it again in each was the largest part of a build of 16,000 cars.
 */
export function cardMarkup(card: VehicleCardData, images: ImageSettings): string {
  const known = rendered.get(card);
  if (known !== undefined) return known;
  // A flat copy: React's result is a rope of some 150 pieces, and each full garbage collection of a long build walks all of
  // them. At 16,700 cards that was half of the time of a page.
  const markup = Buffer.from(renderToStaticMarkup(createElement(VehicleCard, { card, images }))).toString();
  rendered.set(card, markup);
  return markup;
}

/** HTML of cards as the items of a list. */
export const cardItems = (cards: readonly VehicleCardData[], images: ImageSettings): string =>
  cards.map((card) => `<li>${cardMarkup(card, images)}</li>`).join('');
