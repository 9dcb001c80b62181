import * as z from 'zod';
import { PhoneNumber, TimeZone } from '../location/location.ts';
import { STOCK_NOUNS } from '../search/listing-words.ts';
import { Link } from './link.ts';
import { NavigationLink } from './navigation-settings.ts';
import { Origin } from '../address/web-address.ts';

const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19] as const;

/**
 * True if a text is an Australian Business Number with right check digits, however it is spaced: 11 digits, the first less
 * one, weighted and summed, make a multiple of 89 (Australian Business Register, 'Format of the ABN').
 */
export function isBusinessNumber(text: string): boolean {
  const digits = text.replace(/\s/g, '');
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  const sum = WEIGHTS.reduce(
    (total, weight, at) => total + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
}

export const FONTS = ['figtree', 'manrope', 'space-grotesk'] as const;

/** Fonts that headings alone may be set in. */
export const DISPLAY_FONTS = ['fraunces', 'barlow-condensed'] as const;

export const SiteSettings = z.strictObject({
  /** The dealer's trading name, as the header, the footer and search engines show it. */
  name: z.string().min(1),
  /** Where the site will be published, https:// and the host; canonical addresses and the sitemap are built on it. */
  url: Origin,
  /**
   * True if every name below that host answers over https: browsers are then told never to ask one of them otherwise, for a
   * year. Say false where the site is at the bare domain and another name below it has no https.
   */
  https_subdomains: z.boolean().default(true),
  /** One line under the name in search results and on the home page. */
  tagline: z.string().default(''),
  /** What the dealer sells, in the plural, as sentences use it: cars, caravans, motorcycles, trucks. */
  stock_noun: z.enum(STOCK_NOUNS).default('cars'),
  /** The dealer's number: in header and footer, and on vehicles whose location has none. */
  phone: PhoneNumber.optional(),
  /** Mailbox of the dealer, in the footer. */
  email: z.email().optional(),
  /** The motor dealer licence; it is in the footer of every page (NSW Motor Dealers and Repairers Act s19A). */
  licence: z.strictObject({
    /** Words in front of the number, as the state's law calls it. */
    label: z.string().default('Motor dealer licence'),
    /** As the state issued it. */
    number: z.string().min(1).regex(/\d/, 'the licence number with its digits, as the state issued it'),
  }),
  /** Australian Business Number, 11 digits. */
  abn: z
    .string()
    .refine(isBusinessNumber, 'an ABN of 11 digits with right check digits, such as 51 824 753 556')
    .optional(),
  /** IANA zone in which the dealer's days begin. */
  time_zone: TimeZone.default('Australia/Sydney'),
  /** Which self-hosted font the site is set in. */
  font: z.enum(FONTS).default('figtree'),
  /** Another self-hosted font for the headings, where they have one of their own. */
  display_font: z.enum(DISPLAY_FONTS).optional(),
  /** Links of the header, in order; each may open a menu. */
  navigation: z.array(NavigationLink).default([
    { label: 'Used', href: '/search/used-cars' },
    { label: 'New and demo', href: '/search/new-and-demo-cars' },
    { label: 'Our locations', href: '/our-location' },
  ]),
  /** A bar above the header; a visitor can dismiss it and it stays away until its text changes (spec D11). */
  announcement: z
    .union([
      z.literal(false),
      z
        .strictObject({
          /** What the bar says. */
          text: z.string().min(1),
          /** Where it leads. */
          link: Link.optional(),
          /** YYYY-MM-DD, its first day on the dealer's clock; no page has it before. */
          from: z.iso.date().optional(),
          /** YYYY-MM-DD, its last day; without one it stays. */
          until: z.iso.date().optional(),
        })
        .refine(({ from = '', until = from }) => from <= until, {
          path: ['until'],
          message: 'a date on or after from',
        }),
    ])
    .default(false),
  /** Columns of links in the footer. */
  footer: z
    .array(
      z.strictObject({
        /** Heading of the column. */
        title: z.string(),
        /** Its links, in order. */
        links: z.array(Link),
      }),
    )
    .default([]),
  /** Small links at the foot of every page. */
  legal: z.array(Link).default([]),
  /** The dealer's pages elsewhere, linked in the footer. */
  social: z.array(Link).default([]),
  /** Shown in the footer where pictures are not of the vehicle itself. */
  picture_note: z.string().default(''),
});

export type SiteSettings = z.output<typeof SiteSettings>;
