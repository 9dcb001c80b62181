import * as z from 'zod';
import { Origin } from './web-address.ts';

/** Who resizes pictures (spec D8, K19). `files`: the build makes every width itself and ships them in the bundle. */
export const ImageSettings = z.strictObject({
  host: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('files') }),
      z.strictObject({
        kind: z.literal('cloudinary'),
        cloud: z.string().regex(/^[\w-]+$/, 'the name of the cloud: letters, digits, hyphens'),
      }),
      z.strictObject({
        kind: z.literal('imgix'),
        domain: z.string().regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/i, 'a host such as my-cars.imgix.net'),
      }),
      z.strictObject({ kind: z.literal('cloudflare'), origin: Origin }),
      /** Pictures as the feed names them, never resized. */
      z.strictObject({ kind: z.literal('none') }),
    ])
    .default({ kind: 'files' }),
  /** Other https origins that the feed's own picture addresses use, with hosts `files` and `none`. */
  origins: z.array(Origin).default([]),
  /** 1 to 100, for the hosts that take one. */
  quality: z.number().int().min(1).max(100).default(75),
});

export type ImageSettings = z.output<typeof ImageSettings>;
