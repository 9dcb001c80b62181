import type { ViewedVehicle } from '../../domain/saved/viewed-vehicle.ts';

/** A vehicle that was looked at, as an item made of the template of ViewedItem.astro. */
export function viewedItem(
  template: HTMLTemplateElement,
  { href, title, image }: ViewedVehicle,
): DocumentFragment {
  const item = template.content.cloneNode(true) as DocumentFragment;
  const link = item.querySelector('a');
  const picture = item.querySelector('img');
  const words = item.querySelector('span');
  if (link) link.href = href;
  if (words) words.textContent = title;
  if (picture && image) picture.src = image;
  return item;
}
