import { vehicleMarks } from '../../components/vehicle/vehicle-marks.ts';
import type { CountedPage } from '../../domain/analytics/analytics-events.ts';
import { vehicleItem } from '../../domain/analytics/vehicle-item.ts';
import type { CarType } from '../../domain/vehicle/vehicle-words.ts';

const isCarType = (text: string): text is CarType => text === 'new' || text === 'demo' || text === 'used';

/** What the page says of its vehicle to search engines. */
function described(): unknown {
  for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]')) {
    const node: unknown = JSON.parse(textContent);
    if (typeof node === 'object' && node !== null && 'itemCondition' in node) return node;
  }
  return undefined;
}

/** This page with the vehicle it is about; with that of a card, where something on a card was pressed. */
export function countedPage(target?: EventTarget | null): CountedPage {
  const page = { origin: location.origin, path: location.pathname };
  const own = vehicleMarks.find(document, 'car-type');
  const ownId = own && vehicleMarks.valueOf(own, 'id');
  const { id, make, model } = vehicleMarks.read(
    target instanceof Element ? target : document.documentElement,
    'id',
    'make',
    'model',
  );
  if (id && id !== ownId)
    return {
      ...page,
      vehicle: {
        item: { item_id: id, ...(make && { item_make: make }), ...(model && { item_model: model }) },
      },
    };
  if (!own || !ownId) return page;
  const carType = vehicleMarks.valueOf(own, 'car-type') ?? '';
  const item = vehicleItem(ownId, described());
  return { ...page, vehicle: { item, ...(isCarType(carType) && { car_type: carType }) } };
}
