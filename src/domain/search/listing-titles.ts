import type { Location } from '../location/location.ts';
import { CAR_TYPE_WORDS, ITEM_TYPES, type CarType } from '../vehicle/vehicle-words.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { capitalised, type StockNoun } from './listing-words.ts';

/** A title names the places of the stock where there are so few of them; more read as a list of addresses. */
const MAX_PLACES = 2;

/** 'a', 'a and b', 'a, b and c'. */
function inWords(words: readonly string[]): string {
  const [last = '', ...others] = words.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
}

/** What the stock is: the dealer's word, and those of other kinds of vehicles that the stock has beside it. */
function stockWords(vehicles: readonly Vehicle[], stockNoun: StockNoun): string {
  if (stockNoun === 'vehicles') return stockNoun;
  const kinds = ITEM_TYPES.filter((type) => vehicles.some((vehicle) => vehicle.item_type === type)).map(
    (type) => `${type}s`,
  );
  // A feed that says nothing of kinds, or one other than the dealer, is not believed over the dealer.
  return kinds.includes(stockNoun)
    ? inWords([stockNoun, ...kinds.filter((kind) => kind !== stockNoun)])
    : stockNoun;
}

/** ' in Glynde and Mildura': the towns that the stock is in; '' where they are more than a title can name, or not known of all. */
function placeWords(vehicles: readonly Vehicle[], locations: readonly Location[]): string {
  const townOf = new Map(locations.map(({ slug, address }) => [slug, address.city]));
  const slugs = new Set(vehicles.map(({ location_slug: slug }) => slug));
  const towns = new Set([...slugs].map((slug) => townOf.get(slug ?? '')));
  const known = [...new Set(locations.map(({ address }) => address.city))].filter((city) => towns.has(city));
  const areAllKnown = !towns.has(undefined) && known.length > 0;
  return areAllKnown && known.length <= MAX_PLACES ? ` in ${inWords(known)}` : '';
}

/**
 * The title of a list by condition (spec S1), by the conditions and kinds of vehicles that it really has; without stock by those
 * that it is for. The list of the whole stock says its towns. No two lists of a site have the same.
 */
export function conditionTitle(
  { types, isAll }: { types: readonly CarType[]; isAll: boolean },
  vehicles: readonly Vehicle[],
  { locations, stockNoun }: { locations: readonly Location[]; stockNoun: StockNoun },
): string {
  const present = types.filter((type) => vehicles.some((vehicle) => vehicle.car_type === type));
  const said = present.length > 0 ? present : types;
  const conditions = capitalised(inWords(said.map((type) => CAR_TYPE_WORDS[type].toLowerCase())));
  const title = `${conditions} ${stockWords(vehicles, stockNoun)}`;
  const places = isAll ? placeWords(vehicles, locations) : '';
  if (places || said.length === types.length) return `${title}${places}`;
  // The list of these conditions alone has the plain title.
  return `${title} ${isAll ? 'for sale' : 'in stock'}`;
}
