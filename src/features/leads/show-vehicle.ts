import { vehicleParts } from '../../components/vehicle/vehicle-parts.ts';
import type { SheetPart } from '../../domain/vehicle/sheet-part.ts';
import { viewedVehicles } from './kept-on-device.ts';
import { leadParts } from './lead-parts.ts';
import { showYard } from './show-yard.ts';
import { loadPage } from '../../components/ui/load-page.ts';

const PAGE = /^\/cars\/[a-z\d]+(?:-[a-z\d]+)*$/;

/** Where the page of a vehicle may be, by its id or slug: as it was opened before, by its slug, else what led here. */
function pagesOf(carId: string): string[] {
  const viewed = viewedVehicles().find(({ id }) => id === carId);
  const before = URL.parse(document.referrer);
  const led = before?.origin === location.origin ? before.pathname : '';
  return [...new Set([viewed?.href ?? '', `/cars/${carId}`, led])].filter((path) => PAGE.test(path));
}

/** Whether a page is that of the vehicle with an id or a slug. */
const isPageOf = (page: Document, carId: string, path: string): boolean =>
  path === `/cars/${carId}` ||
  vehicleParts.findAll(page, 'id').some((element) => vehicleParts.valueOf(element, 'id') === carId);

const partOf = (page: Document, part: SheetPart): HTMLElement | undefined =>
  vehicleParts.findAll(page, 'sheet').find((one) => vehicleParts.valueOf(one, 'sheet') === part);

const words = (element: Element | undefined): string =>
  element?.textContent.replace(/\s+/g, ' ').trim() ?? '';

/** Shows the vehicle beside the form, as its own page does: name, price with what it includes, and first photo. */
export async function showVehicle(carId: string, root: ParentNode): Promise<void> {
  const place = leadParts.find(root, 'vehicle');
  if (!place || carId === '') return;
  for (const path of pagesOf(carId)) {
    const page = await loadPage(path).catch(() => undefined);
    if (!page || !isPageOf(page, carId, path)) continue;
    const set = (part: 'vehicle-name' | 'vehicle-price' | 'vehicle-note', text: string): void => {
      const element = leadParts.find(place, part);
      if (element) element.textContent = text;
    };
    set('vehicle-name', words(partOf(page, 'name')));
    set('vehicle-price', words(partOf(page, 'price')));
    set('vehicle-note', words(partOf(page, 'price-type')));
    const photo = leadParts.find(place, 'vehicle-photo');
    const source = partOf(page, 'photo');
    const image = source?.matches('img') ? source : source?.querySelector('img');
    if (photo instanceof HTMLImageElement && image instanceof HTMLImageElement) {
      photo.srcset = image.srcset;
      photo.sizes = '21rem';
      photo.src = image.src;
      photo.hidden = false;
    }
    place.hidden = words(partOf(page, 'name')) === '';
    showYard(page, root);
    return;
  }
}
