import { loadPage } from '../../services/load-page.ts';
import { vehicleMarks } from '../../components/vehicle/vehicle-marks.ts';
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
    ...(vehicle ? vehicleMarks.read(vehicle, 'id', 'make', 'model', 'image') : none),
    gone: (heading && vehicleMarks.valueOf(heading, 'gone')) ?? '',
  };
}

/** What a page says of its vehicle under 'All Specifications', by label (spec V6). */
function specificationsOf(page: Document): ReadonlyMap<string, string> {
  const lists = vehicleMarks
    .findAll(page, 'sheet')
    .filter((part) => vehicleMarks.valueOf(part, 'sheet') === 'specifications');
  const textsOf = (tag: 'dt' | 'dd'): string[] =>
    lists.flatMap((list) => [...list.getElementsByTagName(tag)].map(({ textContent }) => textContent.trim()));
  const values = textsOf('dd');
  return new Map(textsOf('dt').map((label, at) => [label, values[at] ?? '']));
}

/** A car of a comparison by its page, with its specifications by label. */
export type VehicleOnPage = { linked: LinkedVehicle; specifications: ReadonlyMap<string, string> };

/** What the site knows of a car of a link, by the page at its address (spec A11). Rejects where no answer comes. */
export async function loadLinkedVehicle(slug: string): Promise<VehicleOnPage> {
  const page = await loadPage(`/cars/${slug}`);
  return {
    linked: linkedVehicle(slug, page && factsOf(page)),
    specifications: page ? specificationsOf(page) : new Map(),
  };
}
