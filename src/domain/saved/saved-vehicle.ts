import { type StoredList, textOf } from './stored-list.ts';

/** A car that a shopper keeps (spec A3). No price: what a car costs is asked again whenever it is shown. */
export type SavedVehicle = {
  id: string;
  name: string;
  slug: string;
  make: string;
  model: string;
  primary_image_url: string;
};

const SAVED_VEHICLES = { read: readSavedVehicle, keyOf: ({ id }: SavedVehicle) => id };

/** The cars kept, newest first (spec A3): as many as a shopper will look through, what was kept longest ago falls. */
export const FAVOURITES: StoredList<SavedVehicle> = { name: 'favourites', ...SAVED_VEHICLES, most: 200 };

/** The cars held against each other, in the order of choosing (spec A3). */
export const COMPARISON: StoredList<SavedVehicle> = { name: 'comparison', ...SAVED_VEHICLES, most: 4 };

/** What a shopper is told who chooses a car too many. */
export const COMPARISON_FULL = `A comparison holds ${COMPARISON.most} at most. Take one out first.`;

/** Reads what storage holds, no matter who wrote it: entries that are none are left out, nothing is thrown. */
export function readSavedVehicle(entry: unknown): SavedVehicle | undefined {
  const [id, slug] = [textOf(entry, 'id'), textOf(entry, 'slug')];
  // An address of this site and nothing else.
  if (!id || !/^[a-z0-9-]+$/.test(slug)) return undefined;
  return {
    id,
    slug,
    name: textOf(entry, 'name'),
    make: textOf(entry, 'make'),
    model: textOf(entry, 'model'),
    primary_image_url: textOf(entry, 'primary_image_url'),
  };
}

/** True if a car is in a list. */
export const isSaved = (list: readonly SavedVehicle[], id: string): boolean =>
  list.some((one) => one.id === id);

/** The list with the car added in front, or without it when it was in it (spec A3). */
export function toggleSaved(list: readonly SavedVehicle[], vehicle: SavedVehicle): SavedVehicle[] {
  const others = list.filter((one) => one.id !== vehicle.id);
  return others.length < list.length ? others : [vehicle, ...list].slice(0, FAVOURITES.most);
}

/** The comparison with the car added at its end, or without it; a fifth car changes nothing. */
export function toggleCompared(list: readonly SavedVehicle[], vehicle: SavedVehicle): SavedVehicle[] {
  const others = list.filter((one) => one.id !== vehicle.id);
  if (others.length < list.length) return others;
  return list.length < COMPARISON.most ? [...list, vehicle] : [...list];
}

/** A query that finds a kept car among the stock as it is now: by make, model and the year its name begins with. */
export function savedVehicleFilter({
  make,
  model,
  name,
}: Pick<SavedVehicle, 'make' | 'model' | 'name'>): string {
  const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
  const year = /^\d{4}(?= )/.exec(name)?.[0];
  return `make = ${quoted(make)} AND model = ${quoted(model)}${year ? ` AND year = ${year}` : ''}`;
}
