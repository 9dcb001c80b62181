import { GARAGE_SECTIONS, type GarageSection } from './garage-sections.ts';

export const GARAGE_PATH = '/my-garage';
export const GARAGE_TITLE = 'My garage';

/** A page of a garage: its address, its heading, and what it shows. */
export type GaragePage = { path: string; title: string; sections: readonly GarageSection[] };

/** The settings that decide which garage pages there are. */
export type GarageSite = {
  account: object | false;
  switches: { garage: boolean };
  garage: { paths: readonly GaragePage[] };
};

/** The pages of the garage that a site has; none where it is off, or shoppers do not sign in (spec A6, R3). */
export function garagePages({ account, switches, garage }: GarageSite): readonly GaragePage[] {
  if (!account || !switches.garage) return [];
  return [{ path: GARAGE_PATH, title: GARAGE_TITLE, sections: GARAGE_SECTIONS }, ...garage.paths];
}
