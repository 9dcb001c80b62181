import type { QuoteWords } from '../finance/quote-words.ts';
import type { ModelBody } from './model-bodies.ts';
import type { QuoteLink } from './quote-link.ts';
import type { VehicleImage } from '../vehicle/vehicle.ts';

/** A price in words with what it includes; `label` is missing where no price is published. */
export type PriceWords = { text: string; label?: string };

/** A model as a tile of a grid. */
export type ModelTile = {
  slug: string;
  href: string;
  brand: string;
  name: string;
  body: string;
  bodySlug: string;
  price: PriceWords;
  image: VehicleImage | undefined;
  /** Words in place of the price of a model that is coming soon. */
  comingSoon: string | undefined;
};

export type ColourView = { name: string; hex: string; image: VehicleImage | undefined };
export type ColourGroupView = { label: string; colours: ColourView[] };
export type ColourTabView = ColourGroupView & { subTabs: ColourGroupView[] };

/** A variant; `features` are sanitised HTML, cut into what shows first and what follows. */
export type VariantView = {
  id: string;
  name: string;
  series: string;
  price: PriceWords;
  features: { first: string[]; more: string[] };
  image: VehicleImage | undefined;
  quote: QuoteLink | undefined;
};

/** The finance example; without `quote`, `payment` is the words in its place (spec C2, C8). */
export type ModelFinanceView = {
  /** '$38,990 drive away'. */
  price: string;
  terms: string;
  disclaimer: string;
  /** Where more is said, when the site has such a page. */
  href: string | undefined;
} & ({ quote: QuoteWords; payment?: never } | { quote?: never; payment: string });

/** Everything the page of a model shows. */
export type ModelView = ModelTile & {
  fullName: string;
  description: string;
  variants: VariantView[];
  colourTabs: ColourTabView[];
  quote: QuoteLink | undefined;
  priceNote: string;
  /** The dealer's stock of this model, when there is any. */
  stockHref: string | undefined;
  finance: ModelFinanceView | undefined;
};

export type ModelListView = { tiles: ModelTile[]; bodies: ModelBody[] };

/** What is said of a brand beside its name. */
export type BrandFacts = {
  /** How many of its vehicles are in stock. */
  inStock: number;
  /** Years of its maker's warranty on a new vehicle, as far as the dealer says. */
  warrantyYears: number | undefined;
};

/** A brand as a tile: its logo, or else the first letter of its name, a picture, and the names of its models. */
export type BrandTile = BrandFacts & {
  name: string;
  href: string;
  isExternal: boolean;
  logo: VehicleImage | undefined;
  picture: VehicleImage | undefined;
  models: string[];
};
