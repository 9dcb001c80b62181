import type { Vehicle, VehicleImage } from '../../../domain/vehicle/vehicle.ts';
import { videoEmbed, videoFrames, type VideoEmbed } from '../../../domain/video/video-embed.ts';

/** A slide of the gallery: a photo with its place among the photos (from 1), or the video of the car. */
export type GallerySlide =
  | { kind: 'photo'; photo: VehicleImage; number: number }
  | { kind: 'video'; address: string; embed: VideoEmbed | undefined; poster: VehicleImage | undefined };

type Filmed = Pick<Vehicle, 'images' | 'video_url' | 'external_video_url'>;

const isWebAddress = (url: string): boolean =>
  /^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : '');

/** Addresses of the players that the gallery of a car can show in a frame. */
export const galleryFrames = (vehicle: Filmed, origins: readonly string[]): string[] =>
  videoFrames(
    gallerySlides(vehicle, origins).flatMap((slide) => (slide.kind === 'video' && slide.embed) || []),
  );

/** The photos of a car in order, with its video at position 2 (spec V2); `origins` are those that may play in the page. */
export function gallerySlides(vehicle: Filmed, origins: readonly string[]): GallerySlide[] {
  const photos = vehicle.images.map((photo, index): GallerySlide => ({
    kind: 'photo',
    photo,
    number: index + 1,
  }));
  const address = [vehicle.video_url, vehicle.external_video_url].find((url) => url && isWebAddress(url));
  if (!address) return photos;
  const [poster] = vehicle.images;
  return photos.toSpliced(1, 0, { kind: 'video', address, embed: videoEmbed(address, origins), poster });
}
