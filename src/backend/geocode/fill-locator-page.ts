import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import type { Coordinates } from '../../domain/location/distance.ts';
import { DISTANCE_MARK, NEAR_IDS, PLACE_MARK } from '../../domain/location/locator-marks.ts';
import { distanceWords, nearestFirst, nearestWords, readCoordinates } from '../../domain/location/nearest.ts';
import { attributeProperty, elementsOf, textOf, wordsOf } from '../page-elements.ts';

/** What was asked of the locator: a postcode as it was typed, and where it is or what is wrong with it. */
export type LocatorAnswer = { postcode: string } & ({ from: Coordinates } | { problem: string });

const PLACE = attributeProperty(PLACE_MARK);
const DISTANCE = attributeProperty(DISTANCE_MARK);

const below = (root: Element, matches: (element: Element) => boolean): Element | undefined =>
  [...elementsOf(root)].find(matches);

/** The words of a yard's heading. */
const nameOf = (location: Element): string => {
  const heading = below(location, ({ tagName }) => tagName === 'h2');
  return heading ? wordsOf(heading) : '';
};

/** Sorts the yards of a list and writes into each how far away it is; gives the nearest in words. */
function sortLocations(list: Element, from: Coordinates): string {
  const isLocation = (child: unknown): child is Element => PLACE in ((child as Element).properties ?? {});
  const locations = list.children.filter(isLocation);
  const sorted = nearestFirst(
    locations,
    ({ properties }) => readCoordinates(String(properties[PLACE])),
    from,
  );
  for (const { place, kilometres } of sorted) {
    const words = below(place, ({ properties }) => DISTANCE in properties);
    if (words && kilometres !== undefined) words.children = textOf(distanceWords(kilometres));
  }
  list.children = [
    ...sorted.map(({ place }) => place),
    ...list.children.filter((child) => !isLocation(child)),
  ];
  const [first] = sorted;
  return first ? nearestWords(nameOf(first.place), first.kilometres) : '';
}

/** The published page of the locator with its answer: the yards by their distance, or what is wrong (spec L8). */
export function fillLocatorPage(html: string, answer: LocatorAnswer): string {
  const page = fromHtml(html);
  const elements = [...elementsOf(page)];
  const byId = (id: string): Element | undefined =>
    elements.find(({ properties }) => properties['id'] === id);
  const field = byId(NEAR_IDS.postcode);
  if (field) field.properties['value'] = answer.postcode;
  if ('problem' in answer) {
    const problem = byId(NEAR_IDS.problem);
    if (problem) problem.children = textOf(answer.problem);
    if (field) Object.assign(field.properties, { ariaInvalid: 'true', autoFocus: true });
    return toHtml(page);
  }
  const list = elements.find(({ children }) =>
    children.some((child) => child.type === 'element' && PLACE in child.properties),
  );
  const status = byId(NEAR_IDS.status);
  const words = list ? sortLocations(list, answer.from) : '';
  if (status) status.children = textOf(words);
  return toHtml(page);
}
