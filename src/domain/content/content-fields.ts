import * as z from 'zod';
import { LinkTarget } from '../address/web-address.ts';
import { PhoneNumber } from '../location/location.ts';
import type { ContentKind } from './content-kinds.ts';

/** What is written above a text, between two lines of ---. Every value is text there, so figures and ticks are read from it. */

const Day = z.iso.date();
const Tick = z
  .enum(['true', 'false'])
  .default('false')
  .transform((word) => word === 'true');
const Figure = z
  .string()
  .regex(/^\d{1,4}$/, 'a whole number, such as 10')
  .transform(Number);
const Words = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  );
/** An address of the site's search, as its address line shows it. */
const SearchAddress = z
  .string()
  .regex(/^\/search\/[a-z0-9/-]+(\?\S*)?$/, 'an address of a list, such as /search/used-cars?price=:20000');

const SHARED = {
  title: z.string().min(1),
  /** What search engines and lists say of it. */
  description: z.string().default(''),
  /** A picture, by its path from the file. */
  picture: z.string().optional(),
  /** What it shows, for those who cannot see it. */
  picture_alt: z.string().default(''),
  /** Not published yet; a preview shows it. */
  draft: Tick,
  /** YYYY-MM-DD, the first day it is shown. */
  from: Day.optional(),
  /** YYYY-MM-DD, the last day it holds. */
  until: Day.optional(),
};
/** Its place among the others of its kind, lowest first. */
const ORDER = { order: Figure.default(100) };

type Dates = { from?: string | undefined; until?: string | undefined };
const inOrder = ({ from, until }: Dates): boolean => !from || !until || from <= until;
const ORDER_OF_DAYS = { path: ['until'], message: 'a date on or after from' };

export const PageFields = z.strictObject({
  ...SHARED,
  /** The page's address on the site: '/about-us'. */
  path: z
    .string()
    .regex(/^\/[a-z0-9/-]*[a-z0-9]$/, 'starts with / and has small letters, digits and hyphens'),
});
export const ArticleFields = z.strictObject({
  ...SHARED,
  /** YYYY-MM-DD, the day it was written. */
  date: Day,
  author: z.string().min(1),
  /** Words with commas between them; the make, model or body of a vehicle brings it to the pages of those. */
  tags: Words,
  /** Vehicles that are shown below it: an address of the search. */
  stock: SearchAddress.optional(),
});
export const OfferFields = z.strictObject({
  ...SHARED,
  ...ORDER,
  /** On what terms it holds: shown with it, wherever it is. */
  terms: z.string().min(1),
  /** The largest words of its card: '$1,000 of fittings'. */
  offer: z.string().default(''),
  stock: SearchAddress.optional(),
  /** Words and address of its button; without them it leads to an enquiry. */
  button: z.string().optional(),
  link: LinkTarget.optional(),
});
export const PromotionFields = z.strictObject({
  ...SHARED,
  ...ORDER,
  from: Day,
  until: Day,
  terms: z.string().min(1),
  stock: SearchAddress,
  /** How many vehicles of it are shown. */
  limit: Figure.default(12),
});
export const PersonFields = z.strictObject({
  ...SHARED,
  ...ORDER,
  role: z.string().min(1),
  /** The end of the address of the location where they work. */
  location: z.string().optional(),
  phone: PhoneNumber.optional(),
  email: z.email().optional(),
});

export const EMPLOYMENT_TYPES = ['full-time', 'part-time', 'casual', 'contract', 'apprenticeship'] as const;
export const PositionFields = z.strictObject({
  ...SHARED,
  ...ORDER,
  /** YYYY-MM-DD, the day it was advertised. */
  posted: Day,
  employment: z.enum(EMPLOYMENT_TYPES),
  /** The end of the address of the location where the work is. */
  location: z.string().min(1),
  /** What it pays, in words. */
  pay: z.string().default(''),
});
export const QuestionsFields = z.strictObject({ ...SHARED, ...ORDER });
export const AnnouncementFields = z
  .strictObject({ ...SHARED, ...ORDER, button: z.string().optional(), link: LinkTarget.optional() })
  .refine(({ button, link }) => (button === undefined) === (link === undefined), {
    path: ['link'],
    message: 'button and link together, or neither',
  });

/** The fields of each kind of text; unknown ones are refused. */
export const CONTENT_FIELDS = {
  pages: PageFields.refine(inOrder, ORDER_OF_DAYS),
  blog: ArticleFields.refine(inOrder, ORDER_OF_DAYS),
  offers: OfferFields.refine(inOrder, ORDER_OF_DAYS),
  promotions: PromotionFields.refine(inOrder, ORDER_OF_DAYS),
  team: PersonFields.refine(inOrder, ORDER_OF_DAYS),
  careers: PositionFields.refine(inOrder, ORDER_OF_DAYS),
  faqs: QuestionsFields.refine(inOrder, ORDER_OF_DAYS),
  announcements: AnnouncementFields.refine(inOrder, ORDER_OF_DAYS),
} satisfies Record<ContentKind, z.ZodType>;
