import type { PictureVariant } from './catalogue/demo-model.ts';

/** The pictures of one vehicle in one colour; paths in the tenant's folder, by view. */
export type PhotoSet = {
  /** Body, variant and colour: `suv-a-blue`. */
  stem: string;
  /** Body and variant: `suv-a`. */
  variant: PictureVariant;
  /** As a dealer writes it: `Blue`. */
  colour: string;
  views: ReadonlyMap<string, string>;
};

/** A cabin in one trim (`dark`), by view. */
export type Cabin = { trim: string; views: ReadonlyMap<string, string> };

const FILE_NAME = /^(?<variant>[a-z]+-[a-z])-(?<colour>[a-z]+)-(?<view>[a-z0-9]+)\.webp$/;
const INTERIOR = /^interior-/;

/** Where the pictures of its stock lie in a tenant's folder: beside the feed that names them. */
export const STOCK_PHOTOS = 'stock/photos';

type Picture = { file: string; stem: string; variant: string; colour: string; view: string };

function picturesOf(files: readonly string[]): Picture[] {
  return files.toSorted().flatMap((file) => {
    const { variant, colour, view } = FILE_NAME.exec(file)?.groups ?? {};
    return variant && colour && view ? [{ file, stem: `${variant}-${colour}`, variant, colour, view }] : [];
  });
}

const viewsOf = (pictures: readonly Picture[]): Map<string, string> =>
  new Map(pictures.map(({ view, file }) => [view, `${STOCK_PHOTOS}/${file}`]));

/** Sorts file names such as `suv-a-blue-front34.webp` into sets; names of another form are left out, and cabins. */
export function photoSetsOf(files: readonly string[]): PhotoSet[] {
  const outside = picturesOf(files).filter(({ variant }) => !INTERIOR.test(variant));
  return [...Map.groupBy(outside, ({ stem }) => stem)].map(([stem, pictures]) => {
    const { variant, colour } = pictures[0]!;
    return {
      stem,
      variant: variant as PictureVariant,
      colour: colour.charAt(0).toUpperCase() + colour.slice(1),
      views: viewsOf(pictures),
    };
  });
}

/** The cabins among file names such as `interior-c-dark-dash.webp`. */
export function cabinsOf(files: readonly string[]): Cabin[] {
  const inside = picturesOf(files).filter(({ variant }) => INTERIOR.test(variant));
  return [...Map.groupBy(inside, ({ colour }) => colour)].map(([trim, pictures]) => ({
    trim,
    views: viewsOf(pictures),
  }));
}
