import { viewedItem } from '../../components/vehicle/viewed-item.ts';
import { viewedBelowLists, viewedNote, viewedVehicleFilter } from '../../domain/saved/viewed-below.ts';
import type { ViewedVehicle } from '../../domain/saved/viewed-vehicle.ts';
import type { Availability } from '../../domain/vehicle/availability.ts';
import { multiSearch } from '../../services/search/find-vehicles.ts';
import { $viewedVehicles } from '../../state/saved-lists.ts';

/** Cars of one make, model and year that are looked through for a viewed one. */
const MAX_ALIKE = 200;

/** What the stock says of viewed vehicles now, by their ids. Rejects where it can't be asked. */
async function notesOf(vehicles: readonly ViewedVehicle[]): Promise<ReadonlyMap<string, string>> {
  const answers = await multiSearch(
    vehicles.map((vehicle) => ({
      filter: viewedVehicleFilter(vehicle),
      limit: MAX_ALIKE,
      attributesToRetrieve: ['id', 'status', 'sold'],
    })),
  );
  return new Map(
    vehicles.map(({ id }, at) => {
      const hit = answers[at]?.hits.find((one) => one['id'] === id);
      const found: Availability | undefined = hit && {
        status: String(hit['status']),
        sold: hit['sold'] === true,
      };
      return [id, viewedNote(found)];
    }),
  );
}

/** Shows the last vehicles that were viewed, in every tab alike, and says which are sold (spec A4). */
export function showViewedBelow(element: HTMLElement): void {
  const section = element.querySelector('section');
  const heading = element.querySelector('h2');
  const row = element.querySelector('ul');
  const template = element.querySelector('template');
  const clear = element.querySelector('button');
  const status = element.querySelector<HTMLElement>('[role="status"]');
  if (!section || !heading || !row || !template || !clear || !status) return;

  let shown: readonly ViewedVehicle[] = [];
  let notes: ReadonlyMap<string, string> = new Map();
  // Written into the items that are there: one of them may have the focus.
  const say = (): void => {
    for (const [at, note] of row.querySelectorAll('.viewed-note').entries())
      note.textContent = notes.get(shown[at]?.id ?? '') ?? '';
  };
  $viewedVehicles.subscribe((vehicles) => {
    shown = viewedBelowLists(vehicles);
    row.replaceChildren(...shown.map((vehicle) => viewedItem(template, vehicle)));
    row.hidden = clear.hidden = shown.length === 0;
    if (shown.length > 0) status.textContent = '';
    section.hidden = shown.length === 0 && !status.textContent;
    say();
  });
  notesOf(shown).then(
    (found) => {
      notes = found;
      say();
    },
    () => {}, // Where the stock can't be asked, nothing is said of it.
  );
  clear.addEventListener('click', () => {
    status.textContent = 'Cleared. What you open from now on will show up here.';
    $viewedVehicles.keep([]);
    // The button that had the focus is gone.
    heading.focus();
  });
}
