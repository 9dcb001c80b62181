import * as z from 'zod';
import { MAX_PLACEHOLDER_PRICE } from './real-price.ts';
import { CAR_TYPES, ITEM_TYPES, PRICE_TYPES } from './vehicle-words.ts';

/**
 * A vehicle as every page, card, search index and feed of a site sees it (spec N2). Field names are those of the
 * calls and feeds, so nothing is renamed on the way. Rules import the types only: this file must not reach a browser.
 */

/** A picture: `url` is absolute, or the stem of a file the build makes in several widths (domain/site/image-host). */
export const VehicleImage = z.strictObject({
  url: z.string(),
  /** Pixels of the original; absent when the feed only names an address. */
  width: z.number().int().positive().optional(),
  height: z.number().int().positive().optional(),
});

export const Hotspot = z.strictObject({
  id: z.string(),
  description: z.string(),
  /** Percent of the frame from its top left, for each frame (0-based) in which the point can be seen. */
  positions: z.array(z.strictObject({ frame: z.number().int(), posX: z.number(), posY: z.number() })),
});

/** Figures of the manufacturer's variant; lengths in mm, masses in kg, consumption in L/100 km, torque in Nm. */
export const VariantFigures = z.strictObject({
  cylinders: z.number().int().optional(),
  enginesize: z.string().optional(),
  enginesize_litres: z.number().optional(),
  induction: z.string().optional(),
  geartype: z.string().optional(),
  power: z.number().optional(),
  torque: z.number().optional(),
  fuelconsumptioncombined: z.number().optional(),
  fuelcapacity: z.number().optional(),
  /** Wh per km, electric vehicles. */
  energyconsumption: z.number().optional(),
  /** Kilometres on one charge, electric vehicles. */
  electricrange: z.number().optional(),
  grossvehiclemass: z.number().optional(),
  vehiclelength: z.number().optional(),
  vehicleheight: z.number().optional(),
  vehiclewidth: z.number().optional(),
  towingcapacitybraked: z.number().optional(),
  ancaprating: z.number().optional(),
  ancapyear: z.number().int().optional(),
  bodyconfiguration: z.string().optional(),
});

/** Caravan figures (spec V19); lengths in mm, masses in kg. */
export const CaravanFigures = z.strictObject({
  body_width: z.number().optional(),
  body_length: z.number().optional(),
  tare_weight: z.number().optional(),
  aggregate_trailer_mass: z.number().optional(),
  ball_weight: z.number().optional(),
  axle_type: z.string().optional(),
  sleeps: z.number().int().optional(),
});

/** One lender's figures for this vehicle (spec C7); dollars, percent a year, `term{N}` gathered into `terms` by years. */
export const LenderOffer = z.strictObject({
  deposit: z.number().optional(),
  termYears: z.number().optional(),
  termMonths: z.number().optional(),
  termWeeks: z.number().optional(),
  interestRate: z.number().nullable().optional(),
  comparisonRate: z.number().nullable().optional(),
  establishmentFees: z.number().optional(),
  paymentWeek: z.number().optional(),
  paymentMonth: z.number().optional(),
  totalPayable: z.number().optional(),
  balloon: z.number().optional(),
  terms: z.record(z.string(), z.number()).optional(),
  financeProvider: z.string().optional(),
  disclaimer: z.string().optional(),
});

/** A price in whole dollars; what is no price is absent (real-price.ts). */
const Dollars = z.number().int().gt(MAX_PLACEHOLDER_PRICE);

export const Vehicle = z.strictObject({
  /** Stable across builds: the feed's id, else made of VIN, stock number or rego (stock/history/identity). */
  id: z.string(),
  slug: z.string(),
  /** `/cars/{slug}`. */
  path: z.string(),
  name: z.string(),
  year: z.number().int().optional(),
  make: z.string(),
  model: z.string(),
  badge: z.string().optional(),
  series: z.string().optional(),
  price: Dollars.optional(),
  before_price: Dollars.optional(),
  /** A week. */
  subscription_price: Dollars.optional(),
  preorder: z.boolean(),
  /** When a preorder or a vehicle that is coming soon is expected, YYYY-MM-DD. */
  expected_date: z.string().optional(),
  price_type: z.enum(PRICE_TYPES).optional(),
  car_type: z.enum(CAR_TYPES),
  /** in_stock, coming_soon or sold; any other word counts as not available (spec D2). */
  status: z.string(),
  tag: z.string().optional(),
  reserved: z.boolean(),
  sold: z.boolean(),
  /** Seconds since 1970. */
  sold_date_timestamp: z.number().int().optional(),
  certified: z.boolean(),
  /** When it came into stock, as an ISO date or date-time; absent when nobody knows. */
  created_at: z.string().optional(),
  updated_at: z.string().optional(),
  km: z.number().int().optional(),
  stocknum: z.string().optional(),
  vin: z.string().optional(),
  nvic: z.string().optional(),
  regplate: z.string().optional(),
  rego_expiry: z.string().optional(),
  /** YYYY-MM. */
  build_date: z.string().optional(),
  compliance_date: z.string().optional(),
  colour: z.string().optional(),
  interior_colour: z.string().optional(),
  fuel: z.string().optional(),
  simple_fuel: z.string().optional(),
  body: z.string().optional(),
  simple_body: z.string().optional(),
  trans: z.string().optional(),
  simple_transmission: z.string().optional(),
  drive: z.string().optional(),
  seats: z.number().int().optional(),
  doors: z.number().int().optional(),
  engine_size: z.string().optional(),
  engine_size_litres: z.number().optional(),
  images: z.array(VehicleImage),
  video_url: z.string().optional(),
  external_video_url: z.string().optional(),
  spin_images: z.array(z.string()),
  spin_code: z.string().optional(),
  spin_interior_image: z.string().optional(),
  hotspots: z.strictObject({ exterior: z.array(Hotspot), interior: z.array(Hotspot) }).optional(),
  /** Equipment lines as plain text. */
  standardEquipment: z.array(z.string()),
  /** What the dealer checked of this very vehicle, each with its day, YYYY-MM-DD. */
  checks: z.array(z.strictObject({ text: z.string(), day: z.string() })).optional(),
  /** HTML that has passed tenant/sanitise-html. */
  dealercomments: z.string().optional(),
  categories: z.array(z.string()),
  filtered_features: z.array(z.string()),
  item_type: z.enum(ITEM_TYPES),
  /** Address of a history report. */
  file: z.string().optional(),
  carsales_title: z.string().optional(),
  show_on_dealer_website: z.boolean(),
  /** Where it is: the slug of one of the tenant's locations, when the feed names one it knows. */
  location_slug: z.string().optional(),
  location_name: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  dealership_id: z.string().optional(),
  dealership_slug: z.string().optional(),
  variant: VariantFigures.optional(),
  caravan: CaravanFigures.optional(),
  autograb_data: z
    .strictObject({
      state_average_market_price: z.number().optional(),
      average_market_price: z.number().optional(),
      /** The figures of the auto gauge (spec V16): `fill` and `confidence` from 0 to 1, the range in dollars. */
      fill: z.number().optional(),
      market_range_min: z.number().optional(),
      market_range_max: z.number().optional(),
      confidence: z.number().optional(),
      description: z.string().optional(),
      /** The day of the valuation, YYYY-MM-DD; absent when nobody says. */
      valued_at: z.string().optional(),
    })
    .optional(),
  youxQuote: z
    .strictObject({
      weeklyRepaymentAmount: z.number(),
      comparisonRate: z.number(),
      advertisedRate: z.number(),
    })
    .optional(),
  lenders: z.record(z.string(), LenderOffer).optional(),
});

export type Vehicle = z.infer<typeof Vehicle>;
export type VehicleImage = z.infer<typeof VehicleImage>;
export type Hotspot = z.infer<typeof Hotspot>;
