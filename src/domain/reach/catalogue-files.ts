import type { Vehicle } from '../vehicle/vehicle.ts';
import { adVehicle, type AdContext } from './ad-vehicle.ts';
import { writeCatalogue, type Catalogue, type CatalogueFormat } from './catalogue.ts';
import { GOOGLE_CATALOGUE } from './google-catalogue.ts';
import { META_CATALOGUE } from './meta-catalogue.ts';
import type { CatalogueName, ReachSettings } from './reach-settings.ts';
import { TIKTOK_CATALOGUE } from './tiktok-catalogue.ts';

const FORMATS: Readonly<Record<CatalogueName, CatalogueFormat>> = {
  google: GOOGLE_CATALOGUE,
  meta: META_CATALOGUE,
  tiktok: TIKTOK_CATALOGUE,
};

export type CatalogueFile = Catalogue & { name: CatalogueName; path: string; type: string };

type Chosen = Pick<ReachSettings, 'catalogues' | 'catalogue_folder'>;

/** Where the site has the files of its platforms. */
export const cataloguePaths = ({ catalogues, catalogue_folder: folder }: Chosen): { path: string }[] =>
  catalogues.map((name) => ({ path: `/${folder}/${FORMATS[name].file}` }));

/** A file of the vehicles for each platform that the dealer chose (spec P7). */
export function catalogueFiles(
  vehicles: readonly Vehicle[],
  context: AdContext,
  { catalogues, catalogue_folder: folder }: Chosen,
): CatalogueFile[] {
  if (catalogues.length === 0) return [];
  const ads = vehicles.flatMap((vehicle) => adVehicle(vehicle, context) ?? []);
  return catalogues.map((name) => {
    const { file, type } = FORMATS[name];
    return { name, path: `/${folder}/${file}`, type, ...writeCatalogue(ads, FORMATS[name]) };
  });
}

/** What the operator is told of vehicles that a platform would refuse; undefined where there are none. */
export function leftOutWords({ name, listed, leftOut }: CatalogueFile): string | undefined {
  if (leftOut.size === 0) return undefined;
  const reasons = [...leftOut].toSorted(([, a], [, b]) => b - a).map(([why, count]) => `${count} ${why}`);
  const out = [...leftOut.values()].reduce((sum, count) => sum + count, 0);
  return `The ${name} catalogue has ${listed} vehicles and leaves out ${out}: ${reasons.join(', ')}.`;
}
