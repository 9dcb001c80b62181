import { vehicleMarks } from '../../../components/vehicle/vehicle-marks.ts';

/** The PDF is made by a script that comes with the first press and not before (spec V17). */
class PdfButton extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    const label = this.querySelector('span');
    if (!button || !label) return;
    const words = label.textContent;
    const show = (text: string, busy: string): void => {
      label.textContent = text;
      // Not `disabled`: that would take the focus away from the keyboard.
      button.ariaBusy = button.ariaDisabled = busy;
    };
    button.addEventListener('click', () => {
      if (button.ariaBusy === 'true') return;
      show('Preparing...', 'true');
      import('./make-vehicle-pdf.ts')
        .then(({ downloadVehiclePdf }) => downloadVehiclePdf(vehicleMarks.valueOf(this, 'slug') ?? ''))
        .catch(() =>
          alert("We couldn't make the PDF. Check your connection and try again, or print instead."),
        )
        .finally(() => show(words, 'false'));
    });
  }
}

customElements.define('pdf-button', PdfButton);
