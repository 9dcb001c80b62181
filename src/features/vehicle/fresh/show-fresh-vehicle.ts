import { vehicleMarks } from '../../../components/vehicle/vehicle-marks.ts';
import { pageMarks } from '../page-marks.ts';
import { BUDGET, linkAtPrice } from '../../../domain/finance/finance-links.ts';
import { isAvailable } from '../../../domain/vehicle/availability.ts';
import type { PriceSettings } from '../../../domain/vehicle/card-settings.ts';
import type { FreshFields } from '../../../domain/vehicle/fresh-fields.ts';
import { withFreshFields, type FreshVehicle } from '../../../domain/vehicle/fresh-vehicle.ts';
import { priceDisplay, type PriceDisplay } from '../../../domain/vehicle/price-display.ts';
import { shownParts, type VehiclePart } from '../../../domain/vehicle/shown-parts.ts';

/** Writes a price wherever the page shows this vehicle's; cards of other vehicles are articles. */
function writePrice(page: Document, shown: PriceDisplay): void {
  const label = 'label' in shown ? shown.label : undefined;
  for (const place of page.querySelectorAll(`${vehicleMarks.selector('price')}:not(article *)`)) {
    vehicleMarks.set(place, 'price', 'amount' in shown ? shown.amount : '');
    const beside = place.parentElement ? vehicleMarks.findAll(place.parentElement, 'part') : [];
    const hasLabel = beside.some((part) => vehicleMarks.valueOf(part, 'part') === 'price-type');
    place.textContent = label && !hasLabel ? `${shown.text} ${label}` : shown.text;
  }
}

/** Links that carry the price of this vehicle carry the one of now. */
function writeLinks(page: Document, price: number | undefined): void {
  for (const link of page.querySelectorAll(`a[href*="${BUDGET}="]:not(article *)`))
    link.setAttribute('href', linkAtPrice(link.getAttribute('href') ?? '', price));
}

/** Parts the vehicle has lost are taken out, not hidden: paper and PDF read the page. */
function showParts(page: Document, parts: Record<VehiclePart, boolean>): void {
  for (const element of vehicleMarks.findAll(page, 'part')) {
    const part = vehicleMarks.valueOf(element, 'part');
    if (part && parts[part]) element.hidden = false;
    else element.remove();
  }
  // The first button is the strongest (spec V15), whichever it is now.
  pageMarks
    .find(page, 'actions')
    ?.querySelector('.button')
    ?.classList.replace('button-quiet', 'button-primary');
}

/** What search engines are told is dropped once it is no longer so: Trusted Types let no script be written, data neither. */
function dropOffer(page: Document): void {
  for (const script of page.querySelectorAll('script[type="application/ld+json"]')) {
    if (script.textContent.includes('"offers":')) script.remove();
  }
}

/**
 * Brings a vehicle's page, on the screen or read for printing, up to `fields` (spec V18); `freshness` is its
 * <vehicle-freshness>. Answers the vehicle and its price as they are now, and whether that is another.
 */
export function showFreshVehicle(
  page: Document,
  fields: FreshFields,
  freshness: Element,
): { vehicle: FreshVehicle; price: PriceDisplay | undefined; isRepriced: boolean } {
  const data = pageMarks.read(freshness, 'vehicle', 'prices');
  const built = JSON.parse(data.vehicle || '{}') as FreshVehicle;
  const vehicle = withFreshFields(built, fields);
  const isRepriced = vehicle.price !== built.price;
  // The page of a vehicle that was gone has nothing to show of one that is back.
  if (!isAvailable(built)) return { vehicle: built, price: undefined, isRepriced: false };
  const shown = priceDisplay(vehicle, JSON.parse(data.prices || '{}') as PriceSettings);
  if (isRepriced) {
    writePrice(page, shown);
    writeLinks(page, vehicle.price);
  }
  showParts(page, shownParts(vehicle, built));
  if (JSON.stringify(vehicle) !== JSON.stringify(built)) dropOffer(page);
  return { vehicle, price: shown, isRepriced };
}
