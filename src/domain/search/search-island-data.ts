import type { ShownFacet } from './facet.ts';
import type { StockNoun } from './listing-words.ts';
import type { ListingSettings } from './listing-settings.ts';
import type { ImageSettings } from '../picture/image-settings.ts';
import type { CardSettings, PriceSettings } from '../vehicle/card-settings.ts';
import type { SearchHit } from './card-from-hit.ts';
import type { WeeklyTerms } from '../finance/weekly-list.ts';
import type { PicturedPromo } from './promo-cards.ts';

type ListingParts = Pick<
  ListingSettings,
  | 'page_size'
  | 'default_sort'
  | 'price_ascending_above_zero'
  | 'promo_positions'
  | 'promo_spread'
  | 'open_facets'
  | 'price_slider'
>;

/** The answer to a list's unfiltered first page, as the build had it. */
export type InitialAnswer = {
  hits: readonly SearchHit[];
  /** Those for sale, which a page counts. */
  total: number;
  /** Its vehicles with those that were just sold, which fill its pages. */
  listed: number;
  facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  stats: Readonly<Record<string, { min: number; max: number }>>;
  /** True if a facet has more values than are sent. */
  isCut: boolean;
};

/** All that the search of one listing page gets from the build; plain JSON. */
export type SearchIslandData = {
  indexUid: string;
  listing: {
    /** Below /search. */
    path: string;
    /** What its chip says; absent for the whole stock. */
    chip?: { label: string; parentHref: string };
    /** The slice of the stock it shows, in the search's filter language. */
    filter: string;
  };
  /** Facets that are shown, in this order; what the listing settles is left out. */
  facets: readonly ShownFacet[];
  /** Facets that the listing settles: what depends on them may show. */
  settled: readonly string[];
  /** Days that sold cars stay; absent where that does not change with the days. */
  soldDays?: number;
  settings: ListingParts & {
    promos: readonly PicturedPromo[];
    card: CardSettings;
    price: PriceSettings;
    images: ImageSettings;
  };
  /** Words of the list's weekly figures and their terms; absent where cars have none (spec S3). */
  weekly?: WeeklyTerms;
  refreshPath: string;
  similarPath: string;
  /** Where shoppers ask to be told of what is new for the list; absent where no searches are kept (spec A12). */
  tellMe?: string;
  stockNoun: StockNoun;
  /** Something to type that finds vehicles of the list (spec S3); '' where nothing is sure to. */
  example: string;
  timeZone: string;
  /** The dealer's day of the build, YYYY-MM-DD. */
  today: string;
  initial: InitialAnswer;
};
