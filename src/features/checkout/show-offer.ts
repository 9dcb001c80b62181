import type { Offer } from '../../calls/read-offer.ts';
import { checkoutParts } from './checkout-parts.ts';

type Words = 'checkout-name' | 'checkout-price' | 'checkout-note' | 'checkout-facts';

/** Shows a vehicle with its one price and what is in it (spec F9). */
export function showOffer(root: ParentNode, { vehicle }: Pick<Offer, 'vehicle'>): void {
  const set = (part: Words, words: string | undefined): void => {
    const place = checkoutParts.find(root, part);
    if (!place) return;
    place.textContent = words ?? '';
    place.hidden = !words;
  };
  set('checkout-name', vehicle.name);
  set('checkout-price', vehicle.price_words);
  set('checkout-note', vehicle.price_note);
  set('checkout-facts', vehicle.facts.join(', '));
  const photo = checkoutParts.find(root, 'checkout-photo');
  if (photo instanceof HTMLImageElement && vehicle.image) {
    photo.src = vehicle.image;
    photo.hidden = false;
  }
  for (const link of checkoutParts.findAll(root, 'vehicle-link'))
    link.setAttribute('href', `/cars/${encodeURIComponent(vehicle.slug)}`);
}
