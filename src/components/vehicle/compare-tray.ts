import type { SavedVehicle } from '../../domain/saved/saved-vehicle.ts';
import { $comparison, toggleComparison } from '../../state/saved-lists.ts';

function fill(tray: HTMLElement, vehicles: readonly SavedVehicle[]): void {
  const template = tray.querySelector('template');
  const items = vehicles.flatMap((vehicle) => {
    const item = template?.content.firstElementChild?.cloneNode(true);
    if (!(item instanceof HTMLElement)) return [];
    const button = item.querySelector('button');
    const name = item.querySelector('span');
    if (name) name.textContent = vehicle.name;
    button?.setAttribute('aria-label', `Remove ${vehicle.name} from the comparison`);
    button?.addEventListener('click', () => {
      toggleComparison(vehicle);
      // The pressed button is gone with its car; the way on stays within reach of the keyboard.
      tray.querySelector('a')?.focus({ preventScroll: true });
    });
    return [item];
  });
  tray.querySelector('ul')?.replaceChildren(...items);
  const link = tray.querySelector('a');
  if (link) link.textContent = `Compare ${vehicles.length}`;
}

/** Shows what is being compared for as long as there is something; the page of the comparison itself has no tray. */
export function showCompareTray(): void {
  const tray = document.getElementById('compare-tray');
  if (!tray || location.pathname === '/compare') return;
  $comparison.subscribe((vehicles) => {
    tray.hidden = vehicles.length === 0;
    fill(tray, vehicles);
  });
}
