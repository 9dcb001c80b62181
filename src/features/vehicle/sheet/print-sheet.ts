import { pageMarks } from '../page-marks.ts';
import { fetchVehicleSheet } from './fetch-vehicle-sheet.ts';
import { sheetView } from './sheet-view.ts';

/** Milliseconds after which a photo that does not come no longer holds up the print. */
const PHOTO_WAIT = 5000;

/** Waits for the pictures of a view, the ones that fail included, but not for ever. */
async function picturesOf(view: HTMLElement): Promise<void> {
  const pictures = [...view.querySelectorAll('img')].map((image) => image.decode());
  await Promise.race([Promise.allSettled(pictures), new Promise((done) => setTimeout(done, PHOTO_WAIT))]);
}

/** The page that prints the vehicle named by `?car_id=` (spec V17); asks the browser to print once, when all is there. */
class PrintSheet extends HTMLElement {
  connectedCallback(): void {
    pageMarks.find(this, 'print')?.addEventListener('click', () => print());
    void this.#show(new URLSearchParams(location.search).get('car_id') ?? '');
  }

  async #show(slug: string): Promise<void> {
    const fetched = await fetchVehicleSheet(slug);
    for (const part of pageMarks.findAll(this, 'when'))
      part.hidden = pageMarks.valueOf(part, 'when') !== fetched.kind;
    if (fetched.kind !== 'found') return;
    // Its place was kept: nothing moves as it shows.
    pageMarks.find(this, 'found')?.removeAttribute('inert');
    const view = sheetView(fetched.sheet);
    pageMarks.find(this, 'back')?.setAttribute('href', `/cars/${fetched.slug}`);
    pageMarks.find(this, 'view')?.replaceChildren(view);
    // Also the name that the browser gives to a file it prints to.
    document.title = fetched.sheet.name ?? '';
    await picturesOf(view);
    print();
  }
}

customElements.define('print-sheet', PrintSheet);
