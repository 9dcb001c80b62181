import type { Vehicle } from '../vehicle/vehicle.ts';
import { collapseSold } from './collapse-sold.ts';
import { ALL_PATH, listingHref } from './listing-href.ts';
import { draftListings, type ListingDraft, type ListingKind, type ListingStock } from './listing-drafts.ts';
import type { StockNoun } from './listing-words.ts';
import { sortVehicles } from './sort-vehicles.ts';

/** A search page that exists as files: a slice of the stock under an address of its own (spec S1). */
export type Listing = {
  /** Below /search: 'used-cars', '<make>', '<make>/<model>'. */
  path: string;
  kind: ListingKind;
  /** What links call it: 'Used', 'SUV', a make, a place. */
  name: string;
  title: string;
  description: string;
  /** From Home down to this page, the last without a link. */
  breadcrumb: { label: string; href?: string }[];
  /** In the tenant's order. */
  vehicles: readonly Vehicle[];
  /** The listing one step up, below /search. */
  parentPath?: string;
  /** The listing that search engines should know instead, where two hold the same cars. */
  canonicalPath?: string;
};

/** The cars of a listing's first page, runs of sold ones collapsed (spec S9): what a search answers for it. */
export function firstPage(listing: Pick<Listing, 'vehicles'>, pageSize: number): Vehicle[] {
  return collapseSold(listing.vehicles.slice(0, pageSize));
}

/**
 * Every listing page of a site (spec S1): the car types, always; bodies, makes, models and dealerships that have stock;
 * the visible places that sell, and others that have stock. When two want the same address the first keeps it, in the
 * order car types, bodies, makes and models, locations, dealerships. Takes time in proportion to the stock, plus one sort.
 */
export function planListings(stock: ListingStock): Listing[] {
  const sorted = sortVehicles(stock.vehicles, stock.settings.default_sort, stock.settings);
  const drafts = draftListings({ ...stock, vehicles: sorted });
  const claimed = new Map<string, ListingDraft>();
  for (const draft of drafts) {
    if (!claimed.has(draft.path)) claimed.set(draft.path, draft);
  }
  return [...claimed.values()].map((draft) => toListing(draft, claimed, stock.stockNoun));
}

function toListing(
  draft: ListingDraft,
  claimed: ReadonlyMap<string, ListingDraft>,
  stockNoun: StockNoun,
): Listing {
  const { path, kind, name, title, canonicalPath } = draft;
  const ancestors = ancestorsOf(draft, claimed);
  const parentPath = ancestors.at(-1)?.path;
  return {
    path,
    kind,
    name,
    title,
    description: `${title}: photos, prices and details of the ${stockNoun} in stock.`,
    breadcrumb: [
      { label: 'Home', href: '/' },
      ...ancestors.map((ancestor) => ({ label: ancestor.name, href: listingHref(ancestor.path) })),
      { label: name },
    ],
    vehicles: draft.vehicles,
    ...(parentPath !== undefined && { parentPath }),
    ...(canonicalPath !== undefined && { canonicalPath }),
  };
}

/** The listings above one, top first, as far as they exist: a make may have lost its address, or its family be off. */
function ancestorsOf(draft: ListingDraft, claimed: ReadonlyMap<string, ListingDraft>): ListingDraft[] {
  const parent = draft.parentPath === undefined ? undefined : claimed.get(draft.parentPath);
  if (draft.kind === 'model' && parent?.kind !== 'make') {
    const all = claimed.get(ALL_PATH);
    return all ? [all] : [];
  }
  return parent ? [...ancestorsOf(parent, claimed), parent] : [];
}
