import type { Vehicle, VehicleImage } from '../../../domain/vehicle/vehicle.ts';
import { videoEmbed, videoFrames } from '../../../domain/video/video-embed.ts';
import { slidesOf, type GallerySlide, type GalleryVideo } from './slides-of.ts';

type Filmed = Pick<Vehicle, 'video_url' | 'external_video_url'>;
type Shown = Filmed & { images: readonly VehicleImage[] };

/** An address of the web, or of a file of this site. */
const isAddress = (url: string): boolean =>
  /^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : '') || /^\/[^/]/.test(url);

/** The video of a car, of two the first that has an address; `origins` are those that may play in the page. */
export function galleryVideo(vehicle: Filmed, origins: readonly string[]): GalleryVideo | undefined {
  const address = [vehicle.video_url, vehicle.external_video_url].find((url) => url && isAddress(url));
  return address ? { address, embed: videoEmbed(address, origins) } : undefined;
}

/** Addresses of the players that the gallery of a car can show in a frame. */
export function galleryFrames(vehicle: Filmed, origins: readonly string[]): string[] {
  const embed = galleryVideo(vehicle, origins)?.embed;
  return embed ? videoFrames([embed]) : [];
}

/** The photos of a car in order, with its video at position 2 (spec V2); `origins` are those that may play in the page. */
export const gallerySlides = (vehicle: Shown, origins: readonly string[]): GallerySlide[] =>
  slidesOf(vehicle.images, galleryVideo(vehicle, origins));
