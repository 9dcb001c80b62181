import * as z from 'zod';
import { LinkTarget } from '../address/web-address.ts';

/** A word and where it leads; `href` is a path on the site or a full https address. */
export const Link = z.strictObject({
  /** Words of the link. */
  label: z.string().min(1),
  href: LinkTarget,
});

export type Link = z.output<typeof Link>;
