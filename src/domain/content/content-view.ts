import type { PageImage } from '../picture/shared-photo.ts';
import type { StateRight } from '../law/state-rights.ts';
import type { Location } from '../location/location.ts';
import type { JsonLd } from '../site/json-ld.ts';
import type { Crumb } from '../vehicle/vehicle-breadcrumb.ts';
import type { VideoEmbed } from '../video/video-embed.ts';
import type { VehicleCard } from '../vehicle/vehicle-card.ts';
import type { VehicleImage } from '../vehicle/vehicle.ts';
import type { ContentStage } from './content-stage.ts';
import type { ContentHeading, ContentQuestion } from './content-text.ts';
import type { PriceTable } from './price-table.ts';

/** What pages show of the dealer's texts: planned by src/site, drawn by src/features/editorial. */

/** Vehicles of a search, as cards; `href` leads to the search. */
export type ShownStock = { title: string; cards: VehicleCard[]; total: number; href: string };

/** A part of a text as a page shows it. */
export type ShownBlock =
  | { block: 'words'; html: string }
  | { block: 'figure'; picture: VehicleImage; alt: string; caption: string }
  | {
      block: 'cards';
      cards: {
        title: string;
        text: string;
        href?: string | undefined;
        picture?: VehicleImage | undefined;
        alt: string;
      }[];
    }
  | { block: 'action'; label: string; href: string; text: string }
  | ({ block: 'stock' } & ShownStock)
  | { block: 'map'; location: Location }
  | { block: 'hours'; location: Location; rows: { label: string; text: string }[] }
  | { block: 'rights'; states: { name: string; rights: StateRight[] }[] }
  | { block: 'video'; src: string; title: string; embed: VideoEmbed; picture: VehicleImage | undefined }
  | { block: 'capped-prices'; title: string; table: PriceTable };

/** A text with what is around it. */
export type ShownText = { blocks: ShownBlock[]; headings: readonly ContentHeading[] };

/** An article as a card (spec D14); days are YYYY-MM-DD. */
export type BlogCard = {
  href: string;
  heading: string;
  description: string;
  image: VehicleImage | undefined;
  alt: string;
  date: string;
};

/** An offer or a promotion as a card: its terms and its last day are with it, wherever it is. */
export type OfferCard = {
  href: string;
  heading: string;
  offer: string;
  description: string;
  image: VehicleImage | undefined;
  terms: string;
  until: string | undefined;
};

export type PersonCard = {
  name: string;
  role: string;
  html: string;
  image: VehicleImage | undefined;
  alt: string;
  phone: string | undefined;
  email: string | undefined;
  location: Location | undefined;
};

export type PositionCard = {
  href: string;
  title: string;
  description: string;
  employment: string;
  pay: string;
  location: Location | undefined;
  posted: string;
  until: string | undefined;
};

export type QuestionGroup = { id: string; title: string; questions: readonly ContentQuestion[] };
export type WordLink = { label: string; href: string };

/** What a page of the dealer's texts shows, by the way it is drawn. */
export type ContentView =
  | { view: 'text'; text: ShownText }
  | {
      view: 'article';
      text: ShownText;
      date: string;
      author: WordLink;
      tags: WordLink[];
      stock: ShownStock | undefined;
      next: BlogCard[];
    }
  | {
      view: 'articles';
      text: ShownText;
      cards: BlogCard[];
      tags: WordLink[];
      number: number;
      pages: number;
      path: string;
      feed: string;
    }
  | { view: 'offers'; text: ShownText; offers: OfferCard[]; promotions: OfferCard[] }
  | {
      view: 'offer';
      text: ShownText;
      card: OfferCard;
      action: WordLink | undefined;
      stock: ShownStock | undefined;
      list: WordLink;
    }
  | { view: 'team'; text: ShownText; people: PersonCard[] }
  | { view: 'positions'; text: ShownText; positions: PositionCard[] }
  | { view: 'position'; text: ShownText; position: PositionCard; apply: WordLink | undefined }
  | { view: 'questions'; text: ShownText; groups: QuestionGroup[] };

/** A page of the dealer's texts: its words for the head, and its view. */
export type ContentPlan = ContentView & {
  path: string;
  title: string;
  description: string;
  breadcrumb: Crumb[];
  /** True if search engines may list it: not what is over, and no draft. */
  index: boolean;
  stage: ContentStage;
  /** Its last day, YYYY-MM-DD. */
  until: string | undefined;
  image: PageImage | undefined;
  /** The picture across its top, and what that shows. */
  picture: VehicleImage | undefined;
  alt: string;
  /** Pages that stand beside it in the dealer's footer or menu. */
  related: readonly WordLink[];
  jsonLd: JsonLd[];
};
