import { isConsentKind } from '../../domain/consent/consent-kinds.ts';
import { consentChoices } from '../../state/consent.ts';
import { consentParts } from './consent-parts.ts';

const button = consentParts.find(document, 'privacy-choices');
const kinds = ((button && consentParts.valueOf(button, 'privacy-choices')) ?? '')
  .split(' ')
  .filter(isConsentKind);

button?.addEventListener('click', () => {
  import('./privacy-dialog.ts').then(
    ({ openPrivacyChoices }) => openPrivacyChoices(kinds),
    () => {}, // Without a network the next press tries again.
  );
});

// A visitor who only opens a chat is asked when opening it.
if (kinds.includes('analytics') && consentChoices().analytics === undefined)
  import('./consent-banner.ts').then(
    ({ showConsentBanner }) => showConsentBanner(),
    () => {}, // Without a network nobody is asked, and nothing is counted.
  );
