import { vehicleMarks } from '../../../components/vehicle/vehicle-marks.ts';
import { viewedItem } from '../../../components/vehicle/viewed-item.ts';
import { pageMarks } from '../page-marks.ts';
import type { ViewedVehicle } from '../../../domain/saved/viewed-vehicle.ts';
import { $viewedVehicles, addViewedVehicle } from '../../../state/saved-lists.ts';

/** The vehicle an element names in its data, as it is kept (spec A4). */
function vehicleOf(element: HTMLElement): ViewedVehicle {
  const { 'simple-body': simple_body, ...page } = pageMarks.read(
    element,
    'body',
    'simple-body',
    'href',
    'title',
  );
  return {
    ...vehicleMarks.read(element, 'id', 'stocknum', 'make', 'model', 'image'),
    ...page,
    simple_body,
  };
}

/** Shows the vehicles viewed before the one of `element`, newest first, and adds it to them. */
export function showRecentlyViewed(element: HTMLElement): void {
  const own = vehicleOf(element);
  // Listened to so that storage is read.
  const stop = $viewedVehicles.listen(() => {});
  const before = $viewedVehicles.get().filter(({ id }) => id !== own.id);
  addViewedVehicle(own);
  stop();
  const section = element.querySelector('section');
  const template = element.querySelector('template');
  if (!section || !template || before.length === 0) return;
  section.querySelector('ul')?.replaceChildren(...before.map((vehicle) => viewedItem(template, vehicle)));
  section.hidden = false;
}
