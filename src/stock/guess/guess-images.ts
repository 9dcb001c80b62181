import type { ColumnProfile } from './column-profile.ts';
import { nameWords } from './folded-name.ts';
import { nameMatches } from './name-match.ts';
import { valueFit } from './value-fit.ts';

const LEAST_FIT = 0.5;

/** Pictures that are small, or of something else than the vehicle. */
const SMALL =
  /^(thumbs?|thumbnails?|small|mini|tiny|icons?|logos?|dealers?|qr|banners?|avatars?|staff|360|spin|badges?|videos?|flyer|floor ?plan)$/;
const MAIN = /^(main|primary|hero|cover|first|lead|featured?|default)$/;
const FURTHER = /^(additional|addl|other|others|extra|more|secondary|further|gallery|rest|alt|alternate)$/;
const ONE = /^(image|photo|picture|img|pic|photograph)$/;

/** Whether a column has pictures that are not for a page: thumbnails, logos, the dealer's. */
export const isSmallPicture = (path: string): boolean => nameWords(path).some((word) => SMALL.test(word));

/** 0 for the column of the first photo, 2 for one of further ones, 1 for all of them. */
function placeOf({ path }: ColumnProfile): 0 | 1 | 2 {
  const words = nameWords(path);
  if (words.some((word) => FURTHER.test(word))) return 2;
  if (words.some((word) => MAIN.test(word))) return 0;
  return words.some((word) => ONE.test(word)) && !path.includes('*') ? 0 : 1;
}

/**
 * The columns whose photos make those of a vehicle, in order: the one of the first photo, `placed`, which has the surest name,
 * and the one of further photos. Thumbnails and other sizes of the same photos are left out.
 */
export function imageColumns(placed: ColumnProfile, profiles: readonly ColumnProfile[]): ColumnProfile[] {
  const others = profiles.filter(
    (column) =>
      column !== placed &&
      !isSmallPicture(column.path) &&
      nameMatches(column.path).some(({ field }) => field === 'images') &&
      (valueFit('images', column.values) ?? 0) >= LEAST_FIT,
  );
  const chosen = new Map([[placeOf(placed), placed]]);
  for (const column of others) {
    const place = placeOf(column);
    if (!chosen.has(place)) chosen.set(place, column);
  }
  return ([0, 1, 2] as const).flatMap((place) => chosen.get(place) ?? []);
}
