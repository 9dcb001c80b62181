import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ImageSettings } from '../../domain/site/image-settings.ts';
import type { VehicleCard as VehicleCardData } from '../../domain/vehicle/vehicle-card.ts';
import { VehicleCard } from './VehicleCard.tsx';

const rendered = new WeakMap<VehicleCardData, string>();

/**
 * HTML of a card for static pages, rendered once for each card object: a car stands in about ten lists, and rendering
 * it anew in each was the largest part of a build of 16,000 cars.
 */
export function cardMarkup(card: VehicleCardData, images: ImageSettings): string {
  const known = rendered.get(card);
  if (known !== undefined) return known;
  const markup = renderToStaticMarkup(createElement(VehicleCard, { card, images }));
  rendered.set(card, markup);
  return markup;
}
