import * as z from 'zod';
import { Link } from './link.ts';

/** What a column of a menu can list by itself: of the stock, of the settings and of the texts. */
export const MENU_LISTS = [
  'makes',
  'models',
  'bodies',
  'conditions',
  'locations',
  'services',
  'offers',
  'models-to-order',
] as const;
export type MenuList = (typeof MENU_LISTS)[number];

export const MenuColumn = z.strictObject({
  /** Its heading; of models each make is a heading. */
  title: z.string().default(''),
  /** Links of the dealer's own, in order. */
  links: z.array(Link).default([]),
  /**
   * What it lists below them: makes, models (of the makes, each in a column of its own), bodies and conditions of the stock;
   * locations; services, which are forms of `leads`; offers that hold; models to order. What the site has none of is left out.
   */
  list: z.enum(MENU_LISTS).optional(),
  /** The most that it lists: those that the dealer has most of, by name. Of models the most makes. */
  most: z.number().int().min(1).max(60).default(24),
});
export type MenuColumn = z.output<typeof MenuColumn>;

/** A link of the header, which may open a menu. */
export const NavigationLink = Link.extend({
  /** What opens below the link on a press; `href` is then its first line, and where no column has a link, it is a plain link. */
  menu: z
    .strictObject({
      /** Words of that first line; the label of the link where it is left out. */
      all: z.string().default(''),
      /** Its columns, in order. */
      columns: z.array(MenuColumn).min(1).max(6),
      /** A word of the dealer's own beside the columns, with a link. */
      note: z
        .strictObject({
          /** Its heading. */
          title: z.string().min(1),
          /** A sentence below. */
          text: z.string().default(''),
          /** Where it leads. */
          link: Link,
        })
        .optional(),
    })
    .optional(),
});
export type NavigationLink = z.output<typeof NavigationLink>;
