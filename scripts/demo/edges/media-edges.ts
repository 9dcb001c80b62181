import type { DemoVehicle } from '../demo-vehicle.ts';
import type { Spin, TenantMedia } from '../tenant-media.ts';
import { any, changes } from './edge.ts';
import type { Edge } from './edge.ts';

const hasPhotos = ({ images }: DemoVehicle): boolean => images.length > 2;

/** The spin that shows the same vehicle as its pictures do. */
function spinOf({ images }: DemoVehicle, { spins }: TenantMedia): Spin | undefined {
  return [...spins].find(([stem]) => images[0]?.startsWith(`photos/${stem}-`))?.[1];
}

const hasSpin: Edge['suits'] = (vehicle, { media }) => spinOf(vehicle, media) !== undefined;

/** Pictures: too few, many, moving. */
export const MEDIA_EDGES = {
  'one photo': changes(hasPhotos, ({ images }) => ({ images: images.slice(0, 1) })),
  'no photo': changes(any, () => ({ images: [] })),
  'many photos': changes(hasSpin, (vehicle, { media }) => {
    // Every fourth frame of the turn, after the stills of the same vehicle.
    const round = spinOf(vehicle, media)!.frames.filter((_, at) => at % 4 === 2);
    return { images: [...vehicle.images, ...round] };
  }),
  spin: changes(hasSpin, (vehicle, { media }) => {
    const { frames, hotspots } = spinOf(vehicle, media)!;
    return { spin_images: frames, hotspots: { exterior: hotspots, interior: [] } };
  }),
  'spin and interior': changes(
    (vehicle, context) => hasSpin(vehicle, context) && context.media.interiors.length > 0,
    (vehicle, { media }) => {
      const { frames, hotspots } = spinOf(vehicle, media)!;
      const interior = media.interiors[0]!;
      return {
        spin_images: frames,
        spin_interior_image: interior.image,
        hotspots: { exterior: hotspots, interior: interior.hotspots },
      };
    },
  ),
  video: changes(hasPhotos, ({ stocknum }) => ({
    video_url: `https://media.forecourt.example/${stocknum}.mp4`,
  })),
  'history report': changes(
    ({ car_type }) => car_type === 'used',
    ({ stocknum }) => ({ file: `https://reports.forecourt.example/${stocknum}.pdf` }),
  ),
} satisfies Record<string, Edge>;
