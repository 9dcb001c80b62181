import type { Vehicle } from '../vehicle/vehicle.ts';
import type { SpinSettings } from './spin-settings.ts';

/** The ways to look at a car, in the order of their tabs (spec V3). */
const VIEWS = ['spinner', 'gallery', 'interior'] as const;
export type VehicleView = (typeof VIEWS)[number];

/** A car all round: frames that turn, one frame that cannot, or only a page of another site. */
type SpinnerView =
  | { kind: 'turning'; frames: readonly string[]; page: string | undefined }
  | { kind: 'still'; frame: string; page: string | undefined }
  | { kind: 'page'; page: string };

/** A cabin: a picture to look round in, or a page of another site. */
type InteriorView = { kind: 'picture'; address: string } | { kind: 'page'; page: string };

export type VehicleViews = {
  views: readonly VehicleView[];
  first: VehicleView;
  spinner: SpinnerView | undefined;
  interior: InteriorView | undefined;
};

type Seen = Pick<Vehicle, 'images' | 'spin_images' | 'spin_code' | 'spin_interior_image'>;

const PICTURE_ADDRESS = /\.(avif|jpe?g|png|webp)$/i;

const withCode = (template: string | false, code: string | undefined): string | undefined =>
  template && code ? template.replaceAll('{code}', encodeURIComponent(code)) : undefined;

function spinnerOf(
  { spin_images: frames, spin_code }: Seen,
  settings: SpinSettings,
): SpinnerView | undefined {
  const page = withCode(settings.external_viewer, spin_code);
  const [frame] = frames;
  if (frame === undefined) return page === undefined ? undefined : { kind: 'page', page };
  return frames.length === 1 ? { kind: 'still', frame, page } : { kind: 'turning', frames, page };
}

function interiorOf(
  { spin_interior_image, spin_code }: Seen,
  settings: SpinSettings,
): InteriorView | undefined {
  if (spin_interior_image) return { kind: 'picture', address: spin_interior_image };
  const made = withCode(settings.interior, spin_code);
  if (made === undefined) return undefined;
  return PICTURE_ADDRESS.test(new URL(made).pathname)
    ? { kind: 'picture', address: made }
    : { kind: 'page', page: made };
}

/**
 * Which views a car has and which comes first (spec V3). A car without spin and interior has its gallery alone, with or
 * without photos; the view of the settings comes first where the car has it, else the first one it has.
 */
export function vehicleViews(vehicle: Seen, settings: SpinSettings): VehicleViews {
  const spinner = spinnerOf(vehicle, settings);
  const interior = interiorOf(vehicle, settings);
  const has = {
    spinner: spinner !== undefined,
    gallery: vehicle.images.length > 0 || (!spinner && !interior),
    interior: interior !== undefined,
  };
  const views = VIEWS.filter((view) => has[view]);
  const first = views.find((view) => view === settings.default_view) ?? views[0] ?? 'gallery';
  return { views, first, spinner, interior };
}
