import * as z from 'zod';
import { LinkTarget, SecureAddress } from '../address/web-address.ts';
import { LEAD_FORM_IDS } from '../lead/lead-form-ids.ts';

const Words = z.string().min(1);
const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'the end of the address of a location');

/** A card of a row: its picture by its path from the file. */
export const CardAttributes = z.strictObject({
  title: Words,
  text: z.string().default(''),
  href: LinkTarget.optional(),
  picture: z.string().optional(),
  alt: z.string().default(''),
});

/** The blocks a text may have beside its words, by the name after the colons, with what each may be told. */
export const BLOCK_ATTRIBUTES = {
  figure: z.strictObject({ src: Words, alt: z.string().default(''), caption: z.string().default('') }),
  action: z.strictObject({ label: Words, href: LinkTarget, text: z.string().default('') }),
  form: z.strictObject({
    name: z.enum(LEAD_FORM_IDS),
    label: z.string().optional(),
    text: z.string().default(''),
  }),
  stock: z.strictObject({
    search: z
      .string()
      .regex(
        /^\/search\/[a-z0-9/-]+(\?\S*)?$/,
        'an address of a list, such as /search/used-cars?price=:20000',
      ),
    limit: z
      .string()
      .regex(/^([1-9]|1\d|2[0-4])$/, 'a number from 1 to 24')
      .default('6')
      .transform(Number),
    title: z.string().default(''),
  }),
  map: z.strictObject({ location: Slug }),
  hours: z.strictObject({ location: Slug.optional() }),
  rights: z.strictObject({}),
  video: z.strictObject({ src: SecureAddress, title: Words, picture: z.string().optional() }),
  'capped-prices': z.strictObject({ title: z.string().default('') }),
} satisfies Record<string, z.ZodType>;
export type BlockName = keyof typeof BLOCK_ATTRIBUTES;

/** The row of cards: a block with a ::card for each inside. */
export const CARD_ROW = 'cards';
