import * as z from 'zod';
import { Href, PicturePath } from '../address/web-address.ts';

/** New models of a manufacturer, as named in the calls and feeds (spec N3). Rules import the types only. */

/** End of the address on the site; no two are the same. */
const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** Dollars, everything included; missing and null both mean that no price is published. */
const DriveAwayPrice = z.number().nullable().default(null);

/** A picture in the tenant's folder, or an absolute address. */
const Picture = z.strictObject({ url: PicturePath.min(1) });

export const ModelVariant = z.strictObject({
  /** A word of its own. */
  id: z.string(),
  /** 'Aldera Larkspur Touring': what an enquiry about this variant is called. */
  full_name: z.string().min(1),
  /** Words beside its name. */
  series: z.string().default(''),
  /** 'Touring'. */
  name: z.string().min(1),
  /** Body of this variant, where a model comes in several; else the model's holds. */
  body: z.string().optional(),
  /** HTML, sanitised when the tenant is read. */
  features: z.array(z.string()).default([]),
  image: Picture.nullable().default(null),
  dap_min_price: DriveAwayPrice,
  dap_max_price: DriveAwayPrice,
});

export const ModelColour = z.strictObject({
  /** As a shopper reads it. */
  name: z.string().min(1),
  /** The model in this colour. */
  photo_url: PicturePath.nullable().default(null),
  /** Colour of the button that chooses it. */
  hexCode: z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour such as #1f4e8c'),
  /** The manufacturer's code of the colour. */
  oem_id: z.string().optional(),
  /** Name or full name of the variant it is for; a colour without one is for every variant. */
  model_variant_name: z.string().optional(),
});

export const Model = z.strictObject({
  slug: Slug,
  /** Without the make: its manufacturer is named before it. */
  name: z.string().min(1),
  image: Picture.nullable().default(null),
  /** A newer picture, which goes before `image`. */
  cloudfront_new_image_url: PicturePath.nullable().default(null),
  /** A paragraph on its page. */
  short_description: z.string().default(''),
  /** coming_soon, or any other word for a model that can be ordered. */
  status: z.string().default(''),
  /** 'SUV': what /models?body= asks for. */
  manufacturer_body: z.string().default(''),
  /** Slug of its manufacturer. */
  manufacturer: Slug,
  /** Its variants, in order. */
  model_variants: z.array(ModelVariant).default([]),
  /** Its colours, in order. */
  colours: z.array(ModelColour).default([]),
});

export const Manufacturer = z.strictObject({
  /** A word of its own. */
  id: z.string(),
  /** As a shopper reads it. */
  name: z.string().min(1),
  slug: Slug,
  /** May be null, as may its address: the name is shown in its place. */
  logo: z.strictObject({ url: PicturePath.nullable() }).nullable().default(null),
  /** Where its name leads in place of its own page: a path on the site or an https address. */
  link: Href.optional(),
  /** A paragraph for its own page. */
  description: z.string().default(''),
  /** How many years its maker's warranty on a new vehicle lasts, said with the brand (spec M4). */
  warranty_years: z.number().int().min(1).max(15).optional(),
});

export type Model = z.output<typeof Model>;
export type ModelVariant = z.output<typeof ModelVariant>;
export type ModelColour = z.output<typeof ModelColour>;
export type Manufacturer = z.output<typeof Manufacturer>;
