import type { FrameMarks } from './show-frame.ts';
import { PageMarks } from '../ui/page-marks.ts';

const marks = new PageMarks<FrameMarks>();

/** What shows a frame comes with the first press: pages that nobody presses on stay as light as they are. */
class EmbeddedFrames extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', ({ target }) => {
      const pressed = (target as Element).closest<HTMLElement>(`[role=tab], ${marks.selector('frame-show')}`);
      if (!pressed) return;
      import('./show-frame.ts').then(
        ({ showFrame }) => showFrame(pressed),
        () => {}, // Without a network the next press tries again, and the link beside it stays.
      );
    });
  }
}

customElements.define('embedded-frames', EmbeddedFrames);
