import { loadPage } from '../../services/load-page.ts';
import { vehicleParts } from '../../components/vehicle/vehicle-parts.ts';
import {
  linkedVehicle,
  type LinkedVehicle,
  type VehiclePageFacts,
} from '../../domain/saved/linked-vehicle.ts';

function factsOf(page: Document): VehiclePageFacts {
  const heading = page.querySelector('h1');
  const vehicle = page.querySelector('recently-viewed');
  const none = { id: '', make: '', model: '', image: '' };
  return {
    path: new URL(page.URL).pathname,
    heading: heading?.textContent ?? '',
    ...(vehicle ? vehicleParts.read(vehicle, 'id', 'make', 'model', 'image') : none),
    gone: (heading && vehicleParts.valueOf(heading, 'gone')) ?? '',
  };
}

/** What the site knows of a car of a link, by the page at its address (spec A11). Rejects where no answer comes. */
export async function loadLinkedVehicle(slug: string): Promise<LinkedVehicle> {
  const page = await loadPage(`/cars/${slug}`);
  return linkedVehicle(slug, page && factsOf(page));
}
