import { parsePostcode, UNKNOWN_POSTCODE, type Coordinates } from '../../domain/location/distance.ts';
import type { DISTANCE_PART, PLACE_PART } from '../../domain/location/locator-marks.ts';
import { distanceWords, nearestFirst, nearestWords, readCoordinates } from '../../domain/location/nearest.ts';
import { geocodePostcode } from '../../services/geocode-postcode.ts';
import { positionHere } from '../../services/position-here.ts';
import { $nearPlace } from '../../state/near-place.ts';
import { PageMarks } from '../../components/ui/page-marks.ts';

/** Parts of a list of places by distance. */
export type DistanceMarks = {
  /** A block, with its coordinates as 'lat,long', and where it says how far away it is. */
  [PLACE_PART]: string;
  [DISTANCE_PART]: true;
  /** Says how many blocks show, or which is the nearest. */
  status: true;
};
const marks = new PageMarks<DistanceMarks>();

const UNANSWERED = "We couldn't look up that postcode. Please try again.";

/** Where the postcode of the form is. Throws an Error with the words for the visitor. */
async function positionOf(form: HTMLFormElement): Promise<Coordinates> {
  const answer = parsePostcode(String(new FormData(form).get('postcode') ?? ''));
  if (answer.kind === 'invalid') throw new Error(answer.message);
  const found = await geocodePostcode(answer.postcode).catch(() => {
    throw new Error(UNANSWERED);
  });
  if (!found) throw new Error(UNKNOWN_POSTCODE);
  return found;
}

/** Puts the blocks into the order of their distance and says it in each. */
function sortBlocks(list: HTMLElement, from: Coordinates): string {
  const blocks = marks.findAll(list, 'place');
  const sorted = nearestFirst(blocks, (block) => readCoordinates(marks.valueOf(block, 'place') ?? ''), from);
  for (const { place, kilometres } of sorted) {
    const words = marks.find(place, 'distance');
    if (words) words.textContent = kilometres === undefined ? '' : distanceWords(kilometres);
    place.parentElement?.append(place);
  }
  const [first] = sorted;
  const name = first?.place.querySelector('h2')?.textContent.trim() ?? '';
  return nearestWords(name, first?.kilometres);
}

/**
 * Sorts the blocks of a list by their distance from the postcode of its form, or with `isHere` from where the browser is, and
 * says which is the nearest (spec L8, K17). What cannot be is said under the form.
 */
export async function sortByDistance(
  list: HTMLElement,
  form: HTMLFormElement,
  isHere: boolean,
): Promise<void> {
  const problem = form.querySelector('[role=alert]');
  const field = form.querySelector('input');
  const status = marks.find(list, 'status');
  const say = (words: string): void => {
    if (problem) problem.textContent = words;
    if (field) field.ariaInvalid = words && !isHere ? 'true' : null;
    if (words && !isHere) field?.focus();
  };
  try {
    const from = await (isHere ? positionHere() : positionOf(form));
    const said = sortBlocks(list, from);
    // Forms then begin with the nearest place, too.
    $nearPlace.keep(from);
    say('');
    if (status) status.textContent = said;
  } catch (error) {
    // Distances from the place before would be read as those from this one.
    for (const block of marks.findAll(list, 'place')) {
      const words = marks.find(block, 'distance');
      if (words) words.textContent = '';
    }
    if (status) status.textContent = '';
    say(error instanceof Error ? error.message : '');
  }
}
