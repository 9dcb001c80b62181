import { wakeConsent } from '../../components/consent/wake-consent.ts';
import type { ConsentParts } from '../../components/consent/start-consent.ts';
import { PageParts } from '../../components/ui/page-parts.ts';

const parts = new PageParts<ConsentParts>();

const button = parts.find(document, 'privacy-choices');
// On a site that needs no consent there is no such button, and this is all there is.
if (button) {
  let pressed: HTMLElement | undefined;
  button.onclick = () => (pressed = button);
  // A press that came before what answers it is made again.
  wakeConsent(() => import('./start-count.ts').then(() => pressed?.click()));
}
