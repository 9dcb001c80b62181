import type { SheetPart } from '../../domain/vehicle/sheet-part.ts';
import type { VehiclePart } from '../../domain/vehicle/shown-parts.ts';
import type { CarType } from '../../domain/vehicle/vehicle-words.ts';
import { PageMarks } from '../ui/page-marks.ts';

/** Parts of whatever shows a vehicle: its page, its card, its hearts. */
export type VehicleMarks = {
  /** What the page of a vehicle shows of it only while it has it. */
  part: VehiclePart;
  /** What its print sheet and its PDF take from the page. */
  sheet: SheetPart;
  /** Where its price is written: dollars, or '' for one that is asked for. */
  price: number | '';
  /** The last day it shows, YYYY-MM-DD: /before-paint.js hides it afterwards. */
  'last-day': string;
  /** The link of a card that has the vehicle's title and address. */
  'card-link': true;
  /** How many favourites the shopper has. */
  'favourites-count': true;
  /** The link to its history report. */
  report: true;
  /** On what names the vehicle of a page. */
  'car-type': CarType;
  /** The opening hours of the place where it is. */
  hours: true;
  id: string;
  stocknum: string;
  slug: string;
  make: string;
  model: string;
  /** As a card names it. */
  name: string;
  /** Address of a picture of it. */
  image: string;
  /** On the page of a vehicle that is gone: what became of it, in the words of that page. */
  gone: string;
};
export const vehicleMarks = new PageMarks<VehicleMarks>();
