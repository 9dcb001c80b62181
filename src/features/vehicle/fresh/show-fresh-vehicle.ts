import { withFreshOffer } from '../../../domain/site/offer-terms.ts';
import { isAvailable } from '../../../domain/vehicle/availability.ts';
import type { PriceSettings } from '../../../domain/vehicle/card-settings.ts';
import type { FreshFields } from '../../../domain/vehicle/fresh-fields.ts';
import { withFreshFields, type FreshVehicle } from '../../../domain/vehicle/fresh-vehicle.ts';
import { priceDisplay, type PriceDisplay } from '../../../domain/vehicle/price-display.ts';
import { shownParts, type VehiclePart } from '../../../domain/vehicle/shown-parts.ts';

/** Writes a price wherever the page shows this vehicle's; cards of other vehicles are articles. */
function writePrice(page: Document, shown: PriceDisplay): void {
  const label = 'label' in shown ? shown.label : undefined;
  for (const place of page.querySelectorAll<HTMLElement>('[data-price]:not(article *, auto-gauge)')) {
    place.dataset['price'] = 'amount' in shown ? String(shown.amount) : '';
    const hasLabel = place.parentElement?.querySelector('[data-part="price-type"]');
    place.textContent = label && !hasLabel ? `${shown.text} ${label}` : shown.text;
  }
}

/** Parts the vehicle has lost are taken out, not hidden: paper and PDF read the page. */
function showParts(page: Document, parts: Record<VehiclePart, boolean>): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-part]')) {
    if (parts[element.dataset['part'] as VehiclePart]) element.hidden = false;
    else element.remove();
  }
  // The first button is the strongest (spec V15), whichever it is now.
  page.querySelector('[data-actions] .button')?.classList.replace('button-quiet', 'button-primary');
}

/** The text of a script that is data may be changed where its node may not be replaced. */
function writeOffer(page: Document, vehicle: FreshVehicle, shown: PriceDisplay): void {
  for (const { firstChild } of page.querySelectorAll('script[type="application/ld+json"]')) {
    const jsonLd = JSON.parse(firstChild?.nodeValue ?? '{}') as Record<string, unknown>;
    if (firstChild && 'offers' in jsonLd)
      firstChild.nodeValue = JSON.stringify(withFreshOffer(jsonLd, vehicle, shown));
  }
}

/**
 * Brings a vehicle's page, on the screen or read for printing, up to `fields` (spec V18); `data` is that of its
 * <vehicle-freshness>. Answers the vehicle as it is now and whether its price is another.
 */
export function showFreshVehicle(
  page: Document,
  fields: FreshFields,
  data: DOMStringMap,
): { vehicle: FreshVehicle; isRepriced: boolean } {
  const built = JSON.parse(data['vehicle'] ?? '{}') as FreshVehicle;
  const vehicle = withFreshFields(built, fields);
  const isRepriced = vehicle.price !== built.price;
  // The page of a vehicle that was gone has nothing to show of one that is back.
  if (!isAvailable(built)) return { vehicle: built, isRepriced: false };
  const shown = priceDisplay(vehicle, JSON.parse(data['prices'] ?? '{}') as PriceSettings);
  if (isRepriced) writePrice(page, shown);
  showParts(page, shownParts(vehicle, built));
  writeOffer(page, vehicle, shown);
  return { vehicle, isRepriced };
}
