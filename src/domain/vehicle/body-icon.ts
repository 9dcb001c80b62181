import { bodyName } from './body-name.ts';
import { fuelKind } from './fuel-kind.ts';
import type { Vehicle } from './vehicle.ts';
import type { ItemType } from './vehicle-words.ts';

/** A drawing in public/body-icons.svg. */
export type BodyIcon =
  | 'suv'
  | 'ute'
  | 'sedan'
  | 'hatch'
  | 'wagon'
  | 'coupe'
  | 'convertible'
  | 'van'
  | 'people-mover'
  | 'caravan'
  | 'motorcycle'
  | 'truck'
  | 'tray-truck'
  | 'tipper'
  | 'beavertail'
  | 'electric';

/** First match wins, so a word that contains another ('caravan', 'van') comes above it. */
const BODY_WORDS: readonly (readonly [RegExp, BodyIcon])[] = [
  [/caravan|camper|motor ?home|pop.?top|hybrid van/, 'caravan'],
  [/people|\bbus\b|mpv/, 'people-mover'],
  [/tipper/, 'tipper'],
  [/beaver.?tail/, 'beavertail'],
  [/truck|prime mover|tray ?top|pantech|rigid/, 'truck'],
  [/ute\b|utility|pick.?up|cab.?chassis|\btray/, 'ute'],
  [/suv|4wd|crossover|off.?road/, 'suv'],
  [/hatch/, 'hatch'],
  [/wagon|estate/, 'wagon'],
  [/coupe|coupé/, 'coupe'],
  [/convertible|cabrio|roadster|spider|spyder/, 'convertible'],
  [/\bvan\b|commercial/, 'van'],
  [/sedan|saloon/, 'sedan'],
  [/motor.?cycle|motor.?bike|scooter/, 'motorcycle'],
];

/** How trucks are told apart; every other body of a truck is a box. First match wins. */
const TRUCK_WORDS: readonly (readonly [RegExp, BodyIcon])[] = [
  [/tipper/, 'tipper'],
  [/beaver/, 'beavertail'],
  [/\btray|crane|flat.?bed|drop.?side/, 'tray-truck'],
  [/\bvan\b/, 'van'],
];

const ITEM_ICONS = {
  car: undefined,
  truck: 'truck',
  motorcycle: 'motorcycle',
  caravan: 'caravan',
} satisfies Record<ItemType, BodyIcon | undefined>;

/** The drawing for a body type by its name, as facets and tiles name it; undefined when no drawing fits. */
export function bodyIconForName(name: string): BodyIcon | undefined {
  return iconOf(BODY_WORDS, name);
}

/**
 * The drawings of several bodies beside each other (spec S7), all or none: beside a truck each is drawn as a truck's, and
 * none is drawn where one has no drawing ('Roadster' among motorcycles) or where all have the same.
 */
export function bodyIconsForNames(names: readonly string[]): readonly BodyIcon[] {
  const own = names.map(bodyIconForName);
  const areTrucks = own.some((icon) => icon === 'truck' || icon === 'tipper' || icon === 'beavertail');
  const icons = areTrucks ? names.map((name) => iconOf(TRUCK_WORDS, name) ?? 'truck') : own;
  const drawn = icons.filter((icon) => icon !== undefined);
  return drawn.length === names.length && new Set(drawn).size > 1 ? drawn : [];
}

function iconOf(rows: readonly (readonly [RegExp, BodyIcon])[], name: string): BodyIcon | undefined {
  const words = name.toLowerCase();
  return rows.find(([pattern]) => pattern.test(words))?.[1];
}

/** The drawing that stands for a vehicle without photos; a car of an unknown body is a sedan, or the electric car. */
export function bodyIcon(
  vehicle: Pick<Vehicle, 'item_type' | 'simple_body' | 'body' | 'fuel' | 'simple_fuel'>,
): BodyIcon {
  const name = bodyName(vehicle);
  const itemIcon = ITEM_ICONS[vehicle.item_type];
  if (itemIcon === 'truck') return iconOf(TRUCK_WORDS, name ?? '') ?? itemIcon;
  if (itemIcon) return itemIcon;
  const icon = name === undefined ? undefined : bodyIconForName(name);
  return icon ?? (fuelKind(vehicle) === 'electric' ? 'electric' : 'sedan');
}
