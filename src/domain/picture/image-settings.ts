import * as z from 'zod';
import { Origin } from '../address/web-address.ts';

/** Who resizes pictures (spec D8, K19). `files`: the build makes every width itself and ships them in the bundle. */
export const ImageSettings = z.strictObject({
  /** Who resizes pictures, by `kind`; each kind has the settings named below. */
  host: z
    .discriminatedUnion('kind', [
      z.strictObject({
        /** `files`: the build; `cloudinary`, `imgix`, `cloudflare`: that service; `none`: nobody, pictures are shown as the feed names them. */
        kind: z.literal('files'),
      }),
      z.strictObject({
        kind: z.literal('cloudinary'),
        /** For `cloudinary`: the name of the cloud. */
        cloud: z.string().regex(/^[\w-]+$/, 'the name of the cloud: letters, digits, hyphens'),
      }),
      z.strictObject({
        kind: z.literal('imgix'),
        /** For `imgix`: the host of the source. */
        domain: z.string().regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/i, 'a host such as my-cars.imgix.net'),
      }),
      z.strictObject({
        kind: z.literal('cloudflare'),
        /** For `cloudflare`: the origin whose /cdn-cgi/image resizes. */
        origin: Origin,
      }),
      z.strictObject({ kind: z.literal('none') }),
    ])
    .default({ kind: 'files' }),
  /** Other https origins that pages load pictures of the feed from: photos with the hosts `files` and `none`, spins with every host. A build refuses photos of others. */
  origins: z.array(Origin).default([]),
  /** 1 to 100, for the hosts that take one. */
  quality: z.number().int().min(1).max(100).default(75),
});

export type ImageSettings = z.output<typeof ImageSettings>;
