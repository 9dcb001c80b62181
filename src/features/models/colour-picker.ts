import { uiMarks } from '../../components/ui/ui-marks.ts';
import { wrapRound } from '../../components/ui/connect-tabs.ts';
import { PageMarks } from '../../components/ui/page-marks.ts';

/** Parts of the colours of a model. */
export type ColourMarks = {
  /** The picture of a colour. */
  photo: true;
  /** True if that picture shows. */
  shown: 'true' | 'false';
};
const marks = new PageMarks<ColourMarks>();

/**
 * Shows the picture of the chosen colour (spec M3). The choice is a group of native radio buttons, so arrow keys work as
 * everywhere; the buttons beside it go on at the other end, as the keys do.
 */
class ColourPicker extends HTMLElement {
  connectedCallback(): void {
    const radios = [...this.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    const photos = marks.findAll(this, 'photo');

    const show = (): void => {
      const chosen = radios.findIndex((radio) => radio.checked);
      photos.forEach((photo, index) => marks.set(photo, 'shown', index === chosen ? 'true' : 'false'));
    };
    for (const radio of radios) radio.addEventListener('change', show);
    for (const button of uiMarks.findAll(this, 'step')) {
      button.addEventListener('click', () => {
        const chosen = radios.findIndex((radio) => radio.checked);
        const next = radios[wrapRound(chosen, Number(uiMarks.valueOf(button, 'step')), radios.length)];
        if (next) next.checked = true;
        show();
      });
    }
    // A browser that comes back to the page may have kept another choice.
    if (radios.length > 0) show();
  }
}

customElements.define('colour-picker', ColourPicker);
