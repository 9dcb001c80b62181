import type { ColumnProfile } from './column-profile.ts';
import { nameWords } from './folded-name.ts';
import { nameMatches } from './name-match.ts';
import { valueFit } from './value-fit.ts';

const MIN_FIT = 0.5;

/** Pictures that are small, or of something else than the vehicle. */
const SMALL =
  /^(thumbs?|thumbnails?|small|mini|tiny|icons?|logos?|dealers?|qr|banners?|avatars?|staff|360|spin|badges?|videos?|flyer|floor ?plan)$/;
const MAIN = /^(main|primary|hero|cover|first|lead|featured?|default)$/;
const SECONDARY = /^(additional|addl|other|others|extra|more|secondary|further|gallery|rest|alt|alternate)$/;
const ONE = /^(image|photo|picture|img|pic|photograph)$/;

/** True if a column has pictures that are not for a page: thumbnails, logos, the dealer's. */
export const isSmallPicture = (path: string): boolean => nameWords(path).some((word) => SMALL.test(word));

/** 0 for the column of the first photo, 2 for one of further ones, 1 for all of them. */
function placeOf({ path }: ColumnProfile): 0 | 1 | 2 {
  const words = nameWords(path);
  if (words.some((word) => SECONDARY.test(word))) return 2;
  if (words.some((word) => MAIN.test(word))) return 0;
  return words.some((word) => ONE.test(word)) && !path.includes('*') ? 0 : 1;
}

/** Words for what a photo shows of a vehicle. */
const PART =
  /^(exterior|interior|outside|inside|ext|int|details?|front|rear|side|engine|cabin|damage|walkaround)$/;

/** True if a column is of photos by its name, all of them or those of one side. */
function isOfPhotos(path: string): boolean {
  const whole = nameWords(path)
    .filter((word) => !PART.test(word))
    .join(' ');
  return [path, whole].some((name) => nameMatches(name).some(({ field }) => field === 'images'));
}

/** Folders and ends of names that say the size of a picture: '/640x480/', '_large', '-thumb', '/w_800/'. */
const SIZE =
  /^(?:\d{3,4}|\d+x\d+|[whs]_?\d+|xs|sm|md|lg|xl|small|medium|large|full|big|thumbs?|thumbnails?|orig(?:inal)?|hi-?res)$/i;
const SIZE_AT_END =
  /[-_.](?:\d{3,4}w?|\d+x\d+|[whs]_?\d+|xs|sm|md|lg|xl|small|medium|large|full|big|thumb|thumbnail|orig|original|hires)$/i;

/** What the path of an address names, whatever its size and ending: other sizes of a photo have the same, on other hosts too. */
function pictureNamed(address: string): string {
  const { pathname } = URL.parse(address, 'https://local.invalid') ?? { pathname: address };
  const parts = pathname
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '' && !SIZE.test(part));
  const name = (parts.pop() ?? '').replace(/\.[a-z\d]+$/, '');
  return [...parts, name.replace(SIZE_AT_END, '')].join('/');
}

/** What the addresses of a cell name, however it divides them. */
const picturesNamed = (cell: string): string[] =>
  cell
    .split(/[\s|;,"'[\]]+(?=https?:|\/\/)/i)
    .map((part) => pictureNamed(part.replace(/[\s|;,"'[\]]+$/, '')));

/** Words of names of columns with the same photos in another size. */
const OTHER_SIZE = /^(large|medium|big|full|hi|hires|high|low|lowres|original|preview|resized|webp|\d+x\d+)$/;

/** True if a column has other photos than these columns, and not the same in another size. */
function hasOtherPhotos(column: ColumnProfile, chosen: readonly ColumnProfile[]): boolean {
  if (nameWords(column.path).some((word) => OTHER_SIZE.test(word))) return false;
  const known = new Set(chosen.flatMap(({ values }) => values.flatMap(picturesNamed)));
  return column.values.length > 0 && !column.values.flatMap(picturesNamed).some((name) => known.has(name));
}

/**
 * The columns whose photos make those of a vehicle, in order: the one of the first photo, `placed`, which has the surest name,
 * the others that have photos of all kinds, and those of further photos. Thumbnails and other sizes of the same photos are left out.
 */
export function imageColumns(placed: ColumnProfile, profiles: readonly ColumnProfile[]): ColumnProfile[] {
  const others = profiles.filter(
    (column) =>
      column !== placed &&
      !isSmallPicture(column.path) &&
      isOfPhotos(column.path) &&
      (valueFit('images', column.values) ?? 0) >= MIN_FIT,
  );
  const chosen = [placed];
  for (const column of others) {
    const isFirst = !chosen.some((each) => placeOf(each) === placeOf(column));
    if (isFirst || hasOtherPhotos(column, chosen)) chosen.push(column);
  }
  return chosen.toSorted((a, b) => placeOf(a) - placeOf(b));
}
