import type { Vehicle } from '../vehicle/vehicle.ts';
import { cutList } from './cut-list.ts';

/** A page of a list behind its first: its name in the address, and the vehicles it has before sold ones collapse. */
export type LaterPage = { name: string; vehicles: readonly Vehicle[] };

/** The first of the later pages keeps its address, whichever vehicle it begins with; the others are named by theirs. */
export const FIRST_LATER_PAGE = 'first';

/** Sizes of the pages behind a first page of `pageSize`: from half of that to half as many again, on average as many. */
export function laterPageSizes(pageSize: number): { least: number; most: number } {
  const half = Math.floor(pageSize / 2);
  return { least: Math.max(1, half), most: pageSize + half };
}

/** The pages that hold what a list's first page of `pageSize` leaves over, in the order of the list; none for a short list. */
export function laterPages(vehicles: readonly Vehicle[], pageSize: number): LaterPage[] {
  const left = vehicles.slice(pageSize);
  const starts = cutList(
    left.map(({ id }) => id),
    laterPageSizes(pageSize),
  );
  return starts.map((start, at) => ({
    name: at === 0 ? FIRST_LATER_PAGE : (left[start]?.slug ?? ''),
    vehicles: left.slice(start, starts[at + 1]),
  }));
}
