import { wakeConsent } from '../../components/consent/wake-consent.ts';
import type { ConsentMarks } from '../../components/consent/start-consent.ts';
import { PageMarks } from '../../components/ui/page-marks.ts';

const marks = new PageMarks<ConsentMarks>();

const button = marks.find(document, 'privacy-choices');
// On a site that needs no consent there is no such button, and this is all there is.
if (button) {
  let pressed: HTMLElement | undefined;
  button.onclick = () => (pressed = button);
  // A press that came before what answers it is made again.
  wakeConsent(() => import('./start-count.ts').then(() => pressed?.click()));
}
