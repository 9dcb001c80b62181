import type { Vehicle } from '../vehicle/vehicle.ts';
import { cutList } from './cut-list.ts';

/** A page of a list behind its first: its name in the address, and the vehicles it has before sold ones collapse. */
export type LaterPage = { name: string; vehicles: readonly Vehicle[] };

/** The first of the later pages keeps its address, whichever vehicle it begins with; the others are named by theirs. */
export const FIRST_LATER_PAGE = 'first';

/** How far a list goes on with vehicles that a narrower list has, too. */
export const MAX_PAGES = 20;

/** Sizes of the pages behind a first page of `pageSize`: from half of that to half as many again, on average as many. */
export function laterPageSizes(pageSize: number): { least: number; most: number } {
  const half = Math.floor(pageSize / 2);
  return { least: Math.max(1, half), most: pageSize + half };
}

/**
 * The pages that hold what a list's first page of `pageSize` leaves over, in the order of the list; none for a short list.
 * Behind the first 20 of them are only the vehicles that are not `isElsewhere`, on a narrower list that goes on to its end
 * (docs/decisions/0020-pages-as-files.md).
 */
export function laterPages(
  vehicles: readonly Vehicle[],
  pageSize: number,
  isElsewhere: (vehicle: Vehicle) => boolean = () => false,
): LaterPage[] {
  const pages = inPages(vehicles.slice(pageSize), pageSize);
  // Cut by pages and not by a count of vehicles: one more at the front moves none over this border.
  const nowhereElse = pages
    .slice(MAX_PAGES)
    .flat()
    .filter((vehicle) => !isElsewhere(vehicle));
  return [...pages.slice(0, MAX_PAGES), ...inPages(nowhereElse, pageSize)].map((held, at) => ({
    name: at === 0 ? FIRST_LATER_PAGE : (held[0]?.slug ?? ''),
    vehicles: held,
  }));
}

function inPages(vehicles: readonly Vehicle[], pageSize: number): (readonly Vehicle[])[] {
  const starts = cutList(
    vehicles.map(({ id }) => id),
    laterPageSizes(pageSize),
  );
  return starts.map((start, at) => vehicles.slice(start, starts[at + 1]));
}
