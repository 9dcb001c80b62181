import type { VehicleImage } from '../../../domain/vehicle/vehicle.ts';

/** Written behind an address: pixels across and down, each empty where it is not known. */
const SIZE = /#(\d*)x(\d*)$/;

/** A photo as one short text: an object would be written into the page key by key, for each of sixty photos. */
export const packPhoto = ({ url, width, height }: VehicleImage): string =>
  `${url}#${width ?? ''}x${height ?? ''}`;

/** The photo of a text that `packPhoto` made. */
export function unpackPhoto(packed: string): VehicleImage {
  const [, width, height] = SIZE.exec(packed) ?? [];
  return {
    url: packed.replace(SIZE, ''),
    ...(width ? { width: Number(width) } : {}),
    ...(height ? { height: Number(height) } : {}),
  };
}
