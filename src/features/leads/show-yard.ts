import { vehicleParts } from '../../components/vehicle/vehicle-parts.ts';
import { leadParts } from './lead-parts.ts';

const wordsOf = (element: Element | null | undefined): string => element?.textContent.trim() ?? '';

/**
 * Shows the yard of a vehicle, with its hours and number as the vehicle's page has them, in place of the dealer's first one
 * (spec L2): the page of a form has no other way to know it.
 */
export function showYard(page: Document, root: ParentNode): void {
  const people = leadParts.find(root, 'people');
  const place = page.querySelector<HTMLElement>('#vehicle-map');
  const yard = place?.querySelector('a[href^="/"]');
  const link = people && leadParts.find(people, 'yard');
  if (!place || !yard || !people || !link) return;
  link.textContent = wordsOf(yard);
  link.setAttribute('href', yard.getAttribute('href') ?? '');
  const hours = leadParts.find(people, 'yard-hours');
  if (hours) hours.textContent = wordsOf(vehicleParts.find(place, 'hours'));
  const phone = place.querySelector('a[href^="tel:"]');
  const number = leadParts.find(people, 'yard-phone');
  if (!phone || !number) return;
  number.textContent = wordsOf(phone);
  number.closest('a')?.setAttribute('href', phone.getAttribute('href') ?? '');
}
