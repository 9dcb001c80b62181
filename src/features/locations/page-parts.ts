import type { DISTANCE_PART, PLACE_PART } from '../../domain/location/locator-marks.ts';
import { PageParts } from '../../components/ui/page-parts.ts';

/** Parts of the list of locations that its search reads. */
export const pageParts = new PageParts<{
  /** A block, with the words of its locations, a line for each tab. */
  words: string;
  /** A block, with its coordinates as 'lat,long', and where it says how far away it is. */
  [PLACE_PART]: string;
  [DISTANCE_PART]: true;
  /** The form that asks where the visitor is, and its button that asks the browser. */
  near: true;
  here: true;
  /** Says how many blocks show, or which is the nearest. */
  status: true;
  /** Shows where none does. */
  nothing: true;
}>();
