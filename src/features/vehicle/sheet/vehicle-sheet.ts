import { vehicleMarks } from '../../../components/vehicle/vehicle-marks.ts';
import type { SheetPart } from '../../../domain/vehicle/sheet-part.ts';
import { displayPhone } from '../../../domain/location/phone.ts';
import { readParagraphs, readText } from './read-text.ts';

/** A label and what stands beside it, both as shown. */
export type SheetRow = { label: string; value: string };

/**
 * What a shopper takes home of a vehicle, on paper or as a file (spec V17): words as the vehicle's page shows them. What
 * the page does not show is undefined or an empty list.
 */
export type VehicleSheet = {
  dealer: string | undefined;
  licence: string | undefined;
  name: string | undefined;
  price: string | undefined;
  /** What the price includes. */
  priceType: string | undefined;
  wasPrice: string | undefined;
  /** The day on which the page showed the price: 'Price as of 21/11/2026'. */
  priceDate: string | undefined;
  /** The first photo, by its full address. */
  photo: { address: string; description: string } | undefined;
  facts: SheetRow[];
  specifications: SheetRow[];
  features: string[];
  /** Paragraphs of the dealer's comments. */
  comments: string[];
  /** Name and address of where the vehicle stands, line by line. */
  location: string[];
  phone: string | undefined;
  disclaimer: string | undefined;
  /** Full address of the vehicle's page. */
  url: string | undefined;
};

function partsOf(page: Document, part: SheetPart): HTMLElement[] {
  return vehicleMarks.findAll(page, 'sheet').filter((one) => vehicleMarks.valueOf(one, 'sheet') === part);
}

/** The text of the first element of a part that has any. */
function textOf(page: Document, part: SheetPart): string | undefined {
  return partsOf(page, part).map(readText).find(Boolean);
}

/** Rows of every list of a part, those behind 'Show more' included. */
function rowsOf(page: Document, part: SheetPart): SheetRow[] {
  return partsOf(page, part)
    .flatMap((list) => [...list.querySelectorAll('dt')])
    .map((term) => ({
      label: readText(term),
      value: term.nextElementSibling ? readText(term.nextElementSibling) : '',
    }))
    .filter(({ label, value }) => label && value);
}

function itemsOf(page: Document, part: SheetPart): string[] {
  return partsOf(page, part)
    .flatMap((list) => [...list.querySelectorAll('li')])
    .map(readText)
    .filter(Boolean);
}

function photoOf(page: Document): VehicleSheet['photo'] {
  const image = partsOf(page, 'photo')
    .map((element) => (element.matches('img') ? element : element.querySelector('img')))
    .find((found): found is HTMLImageElement => found !== null);
  // Only a page that is on the screen has chosen among the sizes it offers.
  const address = image?.currentSrc || image?.src;
  return image && address ? { address, description: image.alt } : undefined;
}

/** The number that a telephone link dials, because its words may be masked (spec D6); else the words. */
function phoneOf(page: Document): string | undefined {
  const [part] = partsOf(page, 'phone');
  const link = part?.closest('a[href^="tel:"]') ?? part?.querySelector('a[href^="tel:"]');
  const dialled = link?.getAttribute('href')?.slice('tel:'.length);
  return dialled ? displayPhone(dialled) : textOf(page, 'phone');
}

/** 'Price as of 21/11/2026', on a page that shows a price. */
function priceDateOf(page: Document, now: Date): string | undefined {
  const place = partsOf(page, 'price').find((one) => vehicleMarks.valueOf(one, 'price') !== undefined);
  return place && vehicleMarks.valueOf(place, 'price')
    ? `Price as of ${now.toLocaleDateString('en-AU')}`
    : undefined;
}

/**
 * Reads the sheet from a vehicle's page, by the `data-sheet` of its parts; a page without them gives an empty one. `now`
 * is the moment it is read.
 */
export function readVehicleSheet(page: Document, now: Date): VehicleSheet {
  const content = (selector: string): string | undefined =>
    page.querySelector(selector)?.getAttribute('content') || undefined;
  return {
    dealer: content('meta[property="og:site_name"]'),
    licence: textOf(page, 'licence'),
    name: textOf(page, 'name'),
    price: textOf(page, 'price'),
    priceType: textOf(page, 'price-type'),
    wasPrice: textOf(page, 'was-price'),
    priceDate: priceDateOf(page, now),
    photo: photoOf(page),
    facts: rowsOf(page, 'facts'),
    specifications: rowsOf(page, 'specifications'),
    features: itemsOf(page, 'features'),
    comments: partsOf(page, 'comments').flatMap(readParagraphs),
    location: partsOf(page, 'location').flatMap(readParagraphs),
    phone: phoneOf(page),
    disclaimer: textOf(page, 'disclaimer'),
    url: page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href || undefined,
  };
}

/** What stands beside a price, in the order it is read: what it includes, what it was, and of which day it is. */
export function priceNotes({ priceType, wasPrice, priceDate }: VehicleSheet): string[] {
  return [priceType, wasPrice, priceDate].filter((note) => note !== undefined);
}
