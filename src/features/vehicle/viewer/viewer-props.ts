import type { ImageSettings } from '../../../domain/picture/image-settings.ts';
import type { VehicleView, VehicleViews } from '../../../domain/spin/vehicle-views.ts';
import { vehicleViews } from '../../../domain/spin/vehicle-views.ts';
import type { SpinSettings } from '../../../domain/spin/spin-settings.ts';
import type { PriceDisplay } from '../../../domain/vehicle/price-display.ts';
import type { Vehicle } from '../../../domain/vehicle/vehicle.ts';
import { interiorData, spinData } from '../spin/spin-data.ts';
import { galleryVideo } from './gallery-slides.ts';
import { packPhoto } from './packed-photo.ts';
import type { GalleryVideo } from './slides-of.ts';

/** What the island of a vehicle's photos, spin and interior shows: what a page carries for it, so as little as will do. */
export type ViewerProps = {
  name: string;
  /** Make and model. */
  model: string;
  /** What it costs, while it is for sale. */
  price?: PriceDisplay | undefined;
  images: ImageSettings;
  /** As `packPhoto` makes them. */
  photos: readonly string[];
  video?: GalleryVideo | undefined;
  hasThumbnails: boolean;
  views: readonly VehicleView[];
  first: VehicleView;
  /** SpinData as JSON: as an object it would be written into the page value by value. */
  spin?: string | undefined;
  /** The one frame of a spin that does not turn. */
  still?: string | undefined;
  /** The page of another site with the spin. */
  spinPage?: string | undefined;
  /** Address of a picture to look round in, and its InteriorData as JSON. */
  interior?: { address: string; data: string } | undefined;
  /** The page of another site with the interior. */
  interiorPage?: string | undefined;
};

type Shown = {
  vehicle: Vehicle;
  price: PriceDisplay;
  images: ImageSettings;
  spin: SpinSettings;
  /** Origins whose videos may play in the page. */
  videoOrigins: readonly string[];
  available: boolean;
};

/** What the spin and the interior show; of what is not there the page carries nothing. */
function stageProps(
  { spinner, interior }: VehicleViews,
  vehicle: Vehicle,
  settings: SpinSettings,
): Partial<ViewerProps> {
  return {
    ...(spinner?.kind === 'turning' && { spin: JSON.stringify(spinData(vehicle, settings)) }),
    ...(spinner?.kind === 'still' && { still: spinner.frame }),
    ...(spinner?.page && { spinPage: spinner.page }),
    ...(interior?.kind === 'picture' && {
      interior: { address: interior.address, data: JSON.stringify(interiorData(vehicle)) },
    }),
    ...(interior?.kind === 'page' && { interiorPage: interior.page }),
  };
}

/** The props of a vehicle's viewer; undefined where there is nothing to see of it (spec V2, V3). */
export function viewerProps(shown: Shown): ViewerProps | undefined {
  const { vehicle, price, images, spin, videoOrigins, available } = shown;
  const video = galleryVideo(vehicle, videoOrigins);
  const views = vehicleViews(vehicle, spin);
  const { interior, spinner } = views;
  const count = vehicle.images.length;
  if (count === 0 && !video && !spinner && !interior) return undefined;
  return {
    name: vehicle.name,
    model: `${vehicle.make} ${vehicle.model}`,
    ...(available && { price }),
    images,
    photos: vehicle.images.map(packPhoto),
    ...(video && { video }),
    // Thumbnails only with more than three photos and the car in stock (spec V2).
    hasThumbnails: count > 3 && available,
    views: views.views,
    first: views.first,
    ...stageProps(views, vehicle, spin),
  };
}
