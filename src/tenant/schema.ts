import * as z from 'zod';
import { AccountSettings } from '../domain/account/account-settings.ts';
import { AssistantSettings } from '../domain/assistant/assistant-settings.ts';
import { AnalyticsSettings } from '../domain/analytics/analytics-settings.ts';
import { ChatSettings } from '../domain/chat/chat-settings.ts';
import { ReserveSettings } from '../domain/checkout/reserve-settings.ts';
import { ComplianceSettings } from '../domain/compliance/compliance-settings.ts';
import { ContentSettings } from '../domain/content/content-settings.ts';
import { CostsSettings } from '../domain/costs/costs-settings.ts';
import { DeploySettings } from '../domain/deploy/deploy-settings.ts';
import { FinanceSettings } from '../domain/finance/finance-settings.ts';
import { GarageSettings } from '../domain/garage/garage-settings.ts';
import { LawSettings } from '../domain/law/law-settings.ts';
import { AppointmentSettings } from '../domain/lead/appointment-settings.ts';
import { LeadSettings } from '../domain/lead/lead-settings.ts';
import { LocationSettings } from '../domain/location/location-settings.ts';
import { Location } from '../domain/location/location.ts';
import { MarketSettings } from '../domain/market/market-settings.ts';
import { ModelSettings } from '../domain/model/model-settings.ts';
import { ReviewSettings } from '../domain/review/review.ts';
import { SavedSearchSettings } from '../domain/saved-search/saved-search-settings.ts';
import { ListingSettings } from '../domain/search/listing-settings.ts';
import { SearchSettings } from '../domain/search/search-settings.ts';
import { HomeSettings } from '../domain/site/home-settings.ts';
import { ImageSettings } from '../domain/picture/image-settings.ts';
import { NightSettings } from '../domain/night/night-settings.ts';
import { PromotionSettings } from '../domain/promotion/promotion-settings.ts';
import { OnlinePaymentSettings } from '../domain/payment/online-payment-settings.ts';
import { PaymentSettings } from '../domain/payment/payment-settings.ts';
import { PlatformSettings } from '../domain/platform/platform-settings.ts';
import { ReachSettings } from '../domain/reach/reach-settings.ts';
import { SiteSettings } from '../domain/site/site-settings.ts';
import { SpinSettings } from '../domain/spin/spin-settings.ts';
import { TradeInSettings } from '../domain/trade-in/trade-in-settings.ts';
import { CardSettings, PriceSettings } from '../domain/vehicle/card-settings.ts';
import { StockRuleSettings } from '../domain/vehicle/stock-rule-settings.ts';
import { VehiclePageSettings } from '../domain/vehicle/vehicle-page-settings.ts';
import { FeedSettings } from './feed-settings.ts';
import { SecondaryFeed } from './secondary-feed.ts';
import { PhotoSettings } from './photo-settings.ts';

export const TEMPLATE_NAMES = ['group', 'used', 'caravans-and-trucks', 'motorcycles'] as const;

/** The name of a preset, which is that of its file. */
export const PresetName = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and single hyphens');

/** Everything a tenant may say (spec R3): the table of contents of the domain's settings. Unknown keys are refused. */
export const Tenant = z.strictObject({
  /** The tenant's folder name; its host in the preview. */
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and single hyphens'),
  /** The template of the trade that this tenant starts from (src/tenant/templates). */
  template: z.enum(TEMPLATE_NAMES),
  /** A file of settings that several tenants share, `_presets/<name>.ts` beside them; it stands above the template (docs/presets.md). */
  preset: PresetName.optional(),
  /** The dealer and what is on every page: name, address, licence, header and footer. */
  site: SiteSettings,
  feed: FeedSettings,
  /** More feeds, in their order: each tells more of the vehicles of those before it, or adds vehicles. */
  further_feeds: z.array(SecondaryFeed).default([]),
  /** Which parts of a site exist at all (spec R3). */
  switches: z
    .strictObject({
      /** My garage: what signed-in shoppers have at the dealer, on one page; it needs `account`. */
      garage: z.boolean().default(false),
      /** Without a network the search answers, and the lists and vehicles that a shopper opened before open again, with the time of their prices; a site whose searches a server answers keeps none. */
      offline: z.boolean().default(false),
      /** Finance on vehicle and model pages; shown only where `finance.advertise` names the credit provider. */
      finance: z.boolean().default(true),
      /** Reserving a vehicle online, which `payment` and `leads` must be set for; its button is shown where `vehicle_page.actions` has 'reserve'. Without them there is none, and the build says why. */
      reserve: z.boolean().default(false),
      /** Buying a vehicle online: its button leads to the purchase rather than to the reservation alone (`reserve` is on too). */
      buy_online: z.boolean().default(false),
      /** What a vehicle costs to run and to bring home, on its page. */
      calculators: z.boolean().default(true),
      /** Where the price is in the market, on the page of a vehicle. */
      auto_gauge: z.boolean().default(false),
    })
    .prefault({}),
  /** What the home page shows. */
  home: HomeSettings.prefault({}),
  stock: StockRuleSettings.prefault({}),
  /** Lists of vehicles: cards, order, filters and promo cards. */
  listing: ListingSettings.prefault({}),
  search: SearchSettings.prefault({}),
  /** What a card of a vehicle shows. */
  card: CardSettings.prefault({}),
  /** Prices and the words beside them. */
  price: PriceSettings.prefault({}),
  finance: FinanceSettings.prefault({}),
  costs: CostsSettings.prefault({}),
  vehicle_page: VehiclePageSettings.prefault({}),
  spin: SpinSettings.prefault({}),
  market: MarketSettings.prefault({}),
  law: LawSettings.prefault({}),
  compliance: ComplianceSettings.prefault({}),
  models: ModelSettings.prefault({}),
  /** How all locations are shown. */
  location: LocationSettings.prefault({}),
  /** The yards, workshops and counters of the dealer. */
  locations: z.array(Location).min(1),
  content: ContentSettings.prefault({}),
  /** What customers say of the dealer. */
  reviews: ReviewSettings.prefault({}),
  images: ImageSettings.prefault({}),
  photos: PhotoSettings.prefault({}),
  /** Forms that shoppers send; false offers none, and their buttons lead to contact details. */
  leads: z.union([z.literal(false), LeadSettings]).default(false),
  appointments: AppointmentSettings.prefault({}),
  /** Vehicles that shoppers have and want valued. */
  trade_in: TradeInSettings.prefault({}),
  /** What reserving a vehicle costs, and for how long it is held. */
  reserve: ReserveSettings.prefault({}),
  /** Who takes payments of shoppers; false takes none. */
  payment: PaymentSettings.default(false),
  /** Payments that the dealer asks shoppers for, paid at /online-payment; false has no page and no link for it. */
  online_payment: z.union([z.literal(false), OnlinePaymentSettings]).default(false),
  /** Shoppers who sign in; false has no page and no link for it. */
  account: z.union([z.literal(false), AccountSettings]).default(false),
  garage: GarageSettings.prefault({}),
  /** A draw with prizes at /spin-to-win, which needs account and leads; false has no page and no link for it. */
  spin_to_win: z.union([z.literal(false), PromotionSettings]).default(false),
  /** Searches that visitors are told about by email, and their feeds; false has no page and no link for it. */
  saved_searches: z.union([z.literal(false), SavedSearchSettings]).default(false),
  /** What visitors do is counted once they agree; false counts nothing and asks nobody. */
  analytics: z.union([z.literal(false), AnalyticsSettings]).default(false),
  assistants: AssistantSettings.prefault({}),
  reach: ReachSettings.prefault({}),
  /**
   * The dealer's own platform: it answers what pages ask about vehicles, prices, delivery and finance, before the backend
   * (spec C9, C10, V16, V18, K6, K7, K16). Forms go to the host of the site.
   */
  platform: PlatformSettings.default(false),
  /** A chat on the pages of vehicles: a bubble, and 'Instant Message' where `vehicle_page.actions` has 'chat'. */
  chat: ChatSettings.default(false),
  /** Where the built site is sent by `npm run deploy`, and how its host reaches the backend. */
  deploy: DeploySettings.prefault({}),
  /** The nightly build of all dealers. */
  night: NightSettings.prefault({}),
});

/** A tenant as written in tenants/<slug>/tenant.ts. */
export type TenantInput = z.input<typeof Tenant>;
/** A tenant with every default and preset filled in; what the rest of the code sees. */
export type Tenant = z.output<typeof Tenant>;
