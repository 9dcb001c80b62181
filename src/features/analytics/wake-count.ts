import { consentParts } from '../../components/consent/consent-parts.ts';
import { wakeConsent } from '../../components/consent/wake-consent.ts';

// On a site that needs no consent this is all there is.
if (consentParts.find(document, 'privacy-choices')) wakeConsent(() => import('./start-count.ts'));
