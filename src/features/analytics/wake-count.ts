import { consentParts } from '../../components/consent/consent-parts.ts';
import { wakeConsent } from '../../components/consent/wake-consent.ts';

// On a site that needs no consent there is no such button, and this is all there is.
const button = consentParts.find(document, 'privacy-choices');
if (button) {
  let isPressed = false;
  const hold = (): void => void (isPressed = true);
  button.addEventListener('click', hold);
  wakeConsent(async () => {
    await import('./start-count.ts');
    button.removeEventListener('click', hold);
    // A press that came before what answers it.
    if (isPressed) button.click();
  });
}
