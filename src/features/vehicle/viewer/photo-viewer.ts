import { pageParts } from '../page-parts.ts';

/**
 * Opens the full-screen viewer of a gallery (spec V2). The viewer itself comes with the first press, or a little earlier,
 * when a pointer rests on the gallery.
 */
const loadViewer = () => import('./viewer-dialog.ts');

class PhotoViewer extends HTMLElement {
  connectedCallback(): void {
    const track = this.querySelector<HTMLElement>('.gallery-track');
    const dialog = this.querySelector('dialog');
    if (!track || !dialog) return;
    const shown = (): number => Math.round(track.scrollLeft / track.clientWidth);
    const open = (slide: number, opener: HTMLElement): void => {
      // Embla with it: the photos can be dragged from the moment they show. Without embla they still scroll.
      const driver = import('../../../components/ui/drive-row.ts').catch(() => undefined);
      void Promise.all([loadViewer(), driver]).then(([{ openViewer }]) =>
        openViewer(dialog, track, slide, opener),
      );
    };

    // A finger may only be on its way to swipe.
    this.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') void loadViewer();
    });
    this.addEventListener('click', ({ target }) => {
      if (!(target instanceof Element) || dialog.contains(target)) return;
      const button = target.closest<HTMLElement>(pageParts.selector('open-viewer'));
      if (button) return open(shown(), button);
      if (track.contains(target) && !target.closest('a, button')) open(shown(), track);
    });
    track.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && event.target === track) open(shown(), track);
    });
  }
}

customElements.define('photo-viewer', PhotoViewer);
