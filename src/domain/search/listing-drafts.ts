import { ALL_PATH } from './listing-href.ts';
import { locationTab } from '../location/location-type.ts';
import type { Location } from '../location/location.ts';
import { bodyName } from '../vehicle/body-name.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { CarType } from '../vehicle/vehicle-words.ts';
import type { ListingSettings } from './listing-settings.ts';
import { conditionTitle } from './listing-titles.ts';
import { bodyPlural, capitalised, nameFromSlug, type StockNoun } from './listing-words.ts';
import { groupBySlug } from './slug-groups.ts';

/** The lists by condition: these addresses are spelled so for every trade (spec S1); the words before the noun differ. */
export const CAR_TYPE_LISTINGS: readonly {
  path: string;
  types: readonly CarType[];
  words: string;
  canonicalPath?: string;
}[] = [
  { path: ALL_PATH, types: ['new', 'used', 'demo'], words: 'New, used and demo' },
  { path: 'used-cars', types: ['used'], words: 'Used' },
  { path: 'new-and-demo-cars', types: ['new', 'demo'], words: 'New and demo' },
  { path: 'new', types: ['new'], words: 'New' },
  { path: 'demo', types: ['demo'], words: 'Demo' },
  { path: 'used', types: ['used'], words: 'Used', canonicalPath: 'used-cars' },
];

export type ListingKind = 'car-type' | 'body' | 'make' | 'model' | 'location' | 'dealership';

export type ListingStock = {
  vehicles: readonly Vehicle[];
  locations: readonly Location[];
  settings: ListingSettings;
  stockNoun: StockNoun;
};

/** A listing before it has its place among the others. */
export type ListingDraft = {
  path: string;
  kind: ListingKind;
  /** What links and the breadcrumb call it: 'Used', 'SUV', a make, a place. */
  name: string;
  title: string;
  vehicles: readonly Vehicle[];
  parentPath?: string;
  canonicalPath?: string;
};

/** Every listing that could be, in the order in which they claim their addresses; of a family that is off, none. */
export function draftListings(stock: ListingStock): ListingDraft[] {
  return FAMILIES.filter(({ route }) => stock.settings.routes.includes(route)).flatMap(({ draft }) =>
    draft(stock),
  );
}

const FAMILIES: readonly {
  route: ListingSettings['routes'][number];
  draft: (stock: ListingStock) => ListingDraft[];
}[] = [
  { route: 'car-types', draft: carTypeDrafts },
  { route: 'bodies', draft: bodyDrafts },
  { route: 'makes', draft: makeDrafts },
  { route: 'models', draft: modelDrafts },
  { route: 'locations', draft: locationDrafts },
  { route: 'dealerships', draft: dealershipDrafts },
];

function carTypeDrafts({ vehicles, locations, stockNoun }: ListingStock): ListingDraft[] {
  const byType = Map.groupBy(vehicles, (vehicle) => vehicle.car_type);
  return CAR_TYPE_LISTINGS.map(({ path, types, words, ...rest }) => {
    const [only] = types;
    const listed =
      types.length === 1 && only
        ? (byType.get(only) ?? [])
        : vehicles.filter((vehicle) => types.includes(vehicle.car_type));
    const isAll = path === ALL_PATH;
    const title = conditionTitle({ types, isAll }, listed, { locations, stockNoun });
    const name = isAll ? `All ${stockNoun}` : words;
    return { path, kind: 'car-type', name, title, vehicles: listed, ...above(path), ...rest };
  });
}

function bodyDrafts({ vehicles, stockNoun }: ListingStock): ListingDraft[] {
  return groupBySlug(vehicles, bodyName).map(({ slug, name, members }) => {
    const title = `${bodyPlural(name, stockNoun)} for sale`;
    return { path: slug, kind: 'body', name, title, vehicles: members, ...above(slug) };
  });
}

function makeDrafts({ vehicles, stockNoun }: ListingStock): ListingDraft[] {
  return groupBySlug(vehicles, (vehicle) => vehicle.make).map(({ slug, name, members }) => ({
    path: slug,
    kind: 'make',
    name,
    title: `${name} ${stockNoun} for sale`,
    vehicles: members,
    ...above(slug),
  }));
}

function modelDrafts({ vehicles }: ListingStock): ListingDraft[] {
  return groupBySlug(vehicles, (vehicle) => vehicle.make).flatMap((make) =>
    groupBySlug(make.members, (vehicle) => vehicle.model).map(({ slug, name, members }) => ({
      path: `${make.slug}/${slug}`,
      kind: 'model',
      name,
      title: `${make.name} ${name} for sale`,
      vehicles: members,
      parentPath: make.slug,
    })),
  );
}

function locationDrafts({ vehicles, locations, stockNoun }: ListingStock): ListingDraft[] {
  const bySlug = Map.groupBy(vehicles, (vehicle) => vehicle.location_slug);
  return locations.flatMap((location) => {
    const { slug, name, visible } = location;
    const members = bySlug.get(slug) ?? [];
    const tab = locationTab(location);
    if (members.length === 0 && !(visible && (tab === 'sales' || tab === 'used'))) return [];
    const title = `${capitalised(stockNoun)} at ${name}`;
    return [{ path: slug, kind: 'location', name, title, vehicles: members, ...above(slug) }];
  });
}

function dealershipDrafts({ vehicles, locations, stockNoun }: ListingStock): ListingDraft[] {
  return groupBySlug(vehicles, (vehicle) => vehicle.dealership_slug).map(({ slug, members }) => {
    const own = locations.filter((location) => location.dealership_slug === slug);
    const name = (own.find((location) => location.primary) ?? own[0])?.name ?? nameFromSlug(slug);
    const title = `${capitalised(stockNoun)} from ${name}`;
    return { path: slug, kind: 'dealership', name, title, vehicles: members, ...above(slug) };
  });
}

function above(path: string): { parentPath?: string } {
  return path === ALL_PATH ? {} : { parentPath: ALL_PATH };
}
