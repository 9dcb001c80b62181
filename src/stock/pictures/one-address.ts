import type { PhotoIdentity } from '../../domain/picture/photo-identity.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';

/**
 * Vehicles with each photo under one address, the first that the stock has for it, and once on a vehicle: feeds sign the address of
 * a photo anew wherever they name it.
 */
export function withOneAddress(
  vehicles: readonly Vehicle[],
  identityOf: (url: string) => PhotoIdentity,
): Vehicle[] {
  const first = new Map<string, string>();
  const addressOf = (url: string): string => {
    const { key } = identityOf(url);
    const address = first.get(key) ?? url;
    first.set(key, address);
    return address;
  };
  return vehicles.map((vehicle) => {
    const { spin_interior_image: interior, ...rest } = vehicle;
    const images = new Map<string, Vehicle['images'][number]>();
    for (const image of vehicle.images) {
      const url = addressOf(image.url);
      if (!images.has(url)) images.set(url, { ...image, url });
    }
    return {
      ...rest,
      images: [...images.values()],
      // A frame may stand twice in a spin.
      spin_images: vehicle.spin_images.map(addressOf),
      ...(interior !== undefined && { spin_interior_image: addressOf(interior) }),
    };
  });
}
