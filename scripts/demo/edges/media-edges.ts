import type { DemoVehicle } from '../demo-vehicle.ts';
import { STOCK_PHOTOS } from '../photo-sets.ts';
import type { Spin } from '../tenant-media.ts';
import { any, changes } from './edge.ts';
import type { Edge, EdgeContext } from './edge.ts';

const hasPhotos = ({ images }: DemoVehicle): boolean => images.length > 2;

/** The stem among some that shows the vehicle: of one of the sets that it may be shown by. */
const stemAmong = (kept: ReadonlyMap<string, unknown>, { id, images }: DemoVehicle, { stems }: EdgeContext) =>
  [...kept.keys()].find(
    (stem) => stems?.get(id)?.includes(stem) ?? images[0]?.startsWith(`${STOCK_PHOTOS}/${stem}-`) ?? false,
  );

type StemOf = NonNullable<Edge['stem']>;

const spinStem: StemOf = (vehicle, context) => stemAmong(context.media.spins, vehicle, context);
const clipStem: StemOf = (vehicle, context) => stemAmong(context.media.clips, vehicle, context);

const spinOf = (vehicle: DemoVehicle, context: EdgeContext): Spin | undefined =>
  context.media.spins.get(spinStem(vehicle, context) ?? '');

const hasSpin: Edge['suits'] = (vehicle, context) => spinStem(vehicle, context) !== undefined;

/** An edge of a vehicle that turns: it's shown by the pictures of the spin. */
const turns = (suits: Edge['suits'], fields: Parameters<typeof changes>[1]): Edge => ({
  ...changes(suits, fields),
  stem: spinStem,
});

/** Pictures: too few, many, moving. */
export const MEDIA_EDGES = {
  'one photo': changes(hasPhotos, ({ images }) => ({ images: images.slice(0, 1) })),
  'no photo': changes(any, () => ({ images: [] })),
  'many photos': turns(hasSpin, (vehicle, context) => {
    // Every fourth frame of the turn, after the stills of the same vehicle.
    const round = spinOf(vehicle, context)!.frames.filter((_, at) => at % 4 === 2);
    return { images: [...vehicle.images, ...round] };
  }),
  spin: turns(hasSpin, (vehicle, context) => {
    const { frames, hotspots } = spinOf(vehicle, context)!;
    return { spin_images: frames, hotspots: { exterior: hotspots, interior: [] } };
  }),
  'spin and interior': turns(
    (vehicle, context) => hasSpin(vehicle, context) && context.media.interiors.length > 0,
    (vehicle, context) => {
      const { frames, hotspots } = spinOf(vehicle, context)!;
      const interior = context.media.interiors[0]!;
      return {
        spin_images: frames,
        spin_interior_image: interior.image,
        hotspots: { exterior: hotspots, interior: interior.hotspots },
      };
    },
  ),
  video: {
    ...changes(
      (vehicle, context) => clipStem(vehicle, context) !== undefined,
      (vehicle, context) => ({ video_url: context.media.clips.get(clipStem(vehicle, context)!)! }),
    ),
    stem: clipStem,
  },
  'history report': changes(
    ({ car_type }, { media }) => car_type === 'used' && media.report !== undefined,
    (_, { media }) => ({ file: media.report! }),
  ),
} satisfies Record<string, Edge>;
