import type { VehicleImage } from '../../../domain/vehicle/vehicle.ts';
import type { VideoEmbed } from '../../../domain/video/video-embed.ts';

/** A video of a car: its address, and how it plays in the page where it may. */
export type GalleryVideo = { address: string; embed: VideoEmbed | undefined };

/** A slide of the gallery: a photo with its place among the photos (from 1), or the video of the car. */
export type GallerySlide =
  | { kind: 'photo'; photo: VehicleImage; number: number }
  | ({ kind: 'video'; poster: VehicleImage | undefined } & GalleryVideo);

/** Photos in order, with a video at position 2 (spec V2), whose poster is the first photo. */
export function slidesOf(images: readonly VehicleImage[], video: GalleryVideo | undefined): GallerySlide[] {
  const photos = images.map((photo, index): GallerySlide => ({ kind: 'photo', photo, number: index + 1 }));
  return video ? photos.toSpliced(1, 0, { kind: 'video', ...video, poster: images[0] }) : photos;
}
