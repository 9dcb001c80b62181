import { vehicleParts } from '../../components/vehicle/vehicle-parts.ts';
import { displayPhone } from '../../domain/location/phone.ts';
import { leadParts } from './lead-parts.ts';

/** What a vehicle's page says of the yard where it is. */
function yardOf(page: Document) {
  const place = page.querySelector<HTMLElement>('#vehicle-map');
  const yard = place?.querySelector(`${vehicleParts.selector('sheet')} a:not([href^="tel:"])`);
  const phone = page.querySelector('main a[href^="tel:"]')?.getAttribute('href');
  return {
    yard,
    hours: place && vehicleParts.find(place, 'hours')?.textContent.trim(),
    phone,
  };
}

/** Shows the yard of a vehicle, as the vehicle's page does, in place of the dealer's first one (spec L2); a form's page has no other way to know it. */
export function showYard(page: Document, root: ParentNode): void {
  const people = leadParts.find(root, 'people');
  const { yard, hours, phone } = yardOf(page);
  if (!people) return;
  const link = leadParts.find(people, 'yard');
  if (link && yard) {
    link.textContent = yard.textContent.trim();
    link.setAttribute('href', yard.getAttribute('href') ?? '');
    const place = leadParts.find(people, 'yard-hours');
    if (place) place.textContent = hours ?? '';
  }
  const number = leadParts.find(people, 'yard-phone');
  if (!number || !phone) return;
  number.textContent = displayPhone(phone.replace('tel:', ''));
  number.closest('a')?.setAttribute('href', phone);
}
