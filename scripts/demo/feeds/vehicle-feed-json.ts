import type { Location } from '../../../src/domain/location/location.ts';
import type { DemoVehicle } from '../demo-vehicle.ts';

const image = (url: string) => ({ image: { url, thumb: { url } } });

const locationRecord = (location: Location) => ({
  id: location.id,
  name: location.name,
  slug: location.slug,
  phone: location.phone,
  address: location.address,
  location_type: location.location_type,
  location_subtype: location.location_subtype,
  manufacturers: location.manufacturers,
});

/** A vehicle in the field names of spec N2, pictures and place nested; without its name and slug, which are made of it. */
function vehicleRecord({ images, location, ...vehicle }: DemoVehicle) {
  return {
    ...vehicle,
    images: images.map(image),
    photos_count: images.length,
    primary_image_url: images[0],
    location: locationRecord(location),
    location_name: location.name,
    city: location.address.city,
    state: location.address.state,
    dealership_id: location.dealership_id,
    dealership_slug: location.dealership_slug,
  };
}

/** One JSON document with a vehicle on each line, so that two days can be compared line by line. */
export function vehicleFeedJson(vehicles: readonly DemoVehicle[], today: string): string {
  const lines = vehicles.map((vehicle) => JSON.stringify(vehicleRecord(vehicle)));
  return `{"exported_on":"${today}","stock":{"count":${lines.length},"vehicles":[\n${lines.join(',\n')}\n]}}\n`;
}
