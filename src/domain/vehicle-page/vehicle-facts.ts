import type { Vehicle } from '../vehicle/vehicle.ts';
import type { VehiclePageData } from './vehicle-page-data.ts';

/** What other pages of the site show of a vehicle: they read it from the vehicle's page, as data. */
export type VehicleFacts = {
  id: string;
  slug: string;
  name: string;
  /** The one price in words, such as '$12,990', and what it includes; '' where there is none. */
  price: string;
  priceNote: string;
  /** Address of a photo of 320 pixels' width; '' without one. */
  image: string;
  /** The location that has it, with its hours; not with its number, which the page may mask (spec D6). */
  place?: { name: string; href: string; hours: string };
};

/** The facts of a vehicle that its page carries for other pages of the site. */
export function vehicleFacts(
  { id, slug, name }: Pick<Vehicle, 'id' | 'slug' | 'name'>,
  data: Pick<VehiclePageData, 'price' | 'thumbnail' | 'location' | 'hours'>,
  locationRoute: string,
): VehicleFacts {
  const { price, thumbnail, location, hours } = data;
  const note = 'label' in price ? price.label : 'note' in price ? price.note : undefined;
  return {
    id,
    slug,
    name,
    price: price.text,
    priceNote: note ?? '',
    image: thumbnail ?? '',
    ...(location && {
      place: {
        name: location.name,
        href: `/${locationRoute}/${location.slug}`,
        hours: hours ?? '',
      },
    }),
  };
}
