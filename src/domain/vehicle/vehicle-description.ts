import { isAvailable } from './availability.ts';
import { cardFigures } from './card-figures.ts';
import type { PriceDisplay } from './price-display.ts';
import { vehiclePlace } from './vehicle-card.ts';
import type { Vehicle } from './vehicle.ts';

/** One or two sentences for search engines and shared links: what it is, its price or that it is sold, and where. */
export function vehicleDescription(vehicle: Vehicle, price: PriceDisplay, siteName: string): string {
  const figures = cardFigures(vehicle, ['km', 'trans', 'fuel', 'sleeps']).map(({ text }) => text);
  const place = vehiclePlace(vehicle);
  const facts = [vehicle.car_type, ...figures].join(', ');
  return `${vehicle.name}: ${facts}. ${priceWords(vehicle, price)} ${place ? `${place}. ` : ''}${siteName}.`;
}

function priceWords(vehicle: Vehicle, price: PriceDisplay): string {
  if (!isAvailable(vehicle)) return 'Sold.';
  if (price.kind === 'subscription') return `${price.text} ${price.note}.`;
  const label = 'label' in price && price.label ? ` ${price.label}` : '';
  return `${price.text}${label}`.replace(/\.?$/, '.');
}
