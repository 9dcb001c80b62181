import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { percent, shareText } from './figures-text.ts';
import { isPattern } from './is-pattern.ts';
import type { Refusal } from './rail.ts';

/** A handful of vehicles may well wait for their photos; of so many it is a fault of the feed. */
const MIN = 15;

/** What shoppers look for first, with the vehicles that must have it; new vehicles and caravans have no kilometres. */
const LOOKED_FOR: readonly {
  words: string;
  field: string;
  /** True if a yard of any size without it is refused: nobody can buy a car whose price a feed has and a page has not. */
  ofAny?: true;
  isAsked?: (vehicle: Vehicle) => boolean;
  isMissing: (vehicle: Vehicle) => boolean;
}[] = [
  { words: 'price', field: 'price', ofAny: true, isMissing: ({ price }) => price === undefined },
  { words: 'year', field: 'year', isMissing: ({ year }) => year === undefined },
  {
    words: 'kilometres',
    field: 'km',
    isAsked: ({ car_type, item_type }) => car_type === 'used' && item_type !== 'caravan',
    isMissing: ({ km }) => km === undefined,
  },
  {
    words: 'photo',
    field: 'images',
    isMissing: ({ images }) => images.length === 0,
  },
];

/** Fields that all of a handful of vehicles are without, in a sentence each: they may well wait, or their column is read wrongly. */
export function missingOfFew(vehicles: readonly Vehicle[]): string[] {
  return LOOKED_FOR.flatMap(({ words, field, isAsked = () => true, isMissing }) => {
    const asked = vehicles.filter(isAsked);
    const isTold = asked.length > 0 && asked.length < MIN && asked.every(isMissing);
    return isTold ? [`Every vehicle lacks its ${words}: is the right column in feed.columns.${field}?`] : [];
  });
}

/**
 * Refuses a first feed of which more than the share `most` of the vehicles, 0 to 1, is without price, year, kilometres or photo:
 * its column most often has another name than the settings say. Of fewer than 15 vehicles it is refused where none has a price.
 */
export function missingRefusals(vehicles: readonly Vehicle[], most: number): Refusal[] {
  const missing = LOOKED_FOR.flatMap(({ words, field, ofAny, isAsked = () => true, isMissing }) => {
    const asked = vehicles.filter(isAsked);
    const without = asked.filter(isMissing).length;
    const isFew = asked.length < MIN;
    const isAll = ofAny && most < 1 && without > 0 && without === asked.length;
    if (isFew ? !isAll : !isPattern(without, asked.length, most)) return [];
    return [{ field, text: `${words} ${shareText(without, asked.length)}` }];
  });
  if (missing.length === 0) return [];
  const fields = missing.map(({ field }) => `feed.columns.${field}`).join(', ');
  const message =
    `Vehicles are without what shoppers look for first: ${missing.map(({ text }) => text).join(', ')}; ` +
    `${percent(most)} is the most of a first feed. Is the right column in ${fields}?`;
  return [{ rail: 'missing', message }];
}
