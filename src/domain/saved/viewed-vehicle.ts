import { withFirst, type StoredList, textOf } from './stored-list.ts';

/** A car whose page a shopper opened (spec A4), with what a row of recently viewed cars shows. No price: it is asked again. */
export type ViewedVehicle = {
  id: string;
  stocknum: string;
  make: string;
  model: string;
  body: string;
  simple_body: string;
  href: string;
  title: string;
  /** Address of its first photo; '' where it has none. */
  image: string;
};

/** The last twelve cars that a shopper looked at, newest first (spec A4, F12). */
export const VIEWED_VEHICLES: StoredList<ViewedVehicle> = {
  name: 'viewed-vehicles',
  read: readViewedVehicle,
  keyOf: ({ id }) => id,
  most: 12,
};

/** Reads an entry of storage; an address that is no vehicle page of this site is none. */
export function readViewedVehicle(entry: unknown): ViewedVehicle | undefined {
  const [id, href, title] = [textOf(entry, 'id'), textOf(entry, 'href'), textOf(entry, 'title')];
  if (!id || !title || !/^\/cars\/[a-z0-9-]+$/.test(href)) return undefined;
  return {
    id,
    stocknum: textOf(entry, 'stocknum'),
    make: textOf(entry, 'make'),
    model: textOf(entry, 'model'),
    body: textOf(entry, 'body'),
    simple_body: textOf(entry, 'simple_body'),
    href,
    title,
    image: textOf(entry, 'image'),
  };
}

/** The viewed cars with one added in front; a car seen again moves there. */
export function addViewed(list: readonly ViewedVehicle[], vehicle: ViewedVehicle): ViewedVehicle[] {
  return withFirst(list, vehicle, VIEWED_VEHICLES);
}
