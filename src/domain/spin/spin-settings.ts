import * as z from 'zod';

/** An address with the car's code in it: `https://spins.example/view/{code}`. */
const CodeAddress = z
  .string()
  .regex(/^https:\/\/\S*\{code\}\S*$/, 'an https address in which {code} stands for the code of the car');

/** How a car that was photographed all round is shown (spec V3). */
export const SpinSettings = z.strictObject({
  /** What a car with a spin shows first: the spin, or its photos. */
  default_view: z.enum(['spinner', 'gallery']).default('spinner'),
  /** Turn the car round once by itself when all its frames are there; never for visitors who ask for less motion. */
  auto_rotate: z.boolean().default(true),
  /** Pixels of drag that turn the car by one frame: fewer turn it faster. */
  sensitivity: z.number().int().min(1).max(200).default(20),
  /** The frames run clockwise as seen from above, so that a drag turns the car the other way. */
  reversed: z.boolean().default(false),
  /** Page of another site that shows the car of a `spin_code` in 3D, or false for none. */
  external_viewer: z.union([z.literal(false), CodeAddress]).default(false),
  /** Interior of the car of a `spin_code`: a picture (its address ends like one) or a page of another site. */
  interior: z.union([z.literal(false), CodeAddress]).default(false),
});
export type SpinSettings = z.output<typeof SpinSettings>;
