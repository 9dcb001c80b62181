import { wakeConsent } from '../../components/consent/wake-consent.ts';
import { analyticsParts } from './analytics-parts.ts';

// On a site that counts nothing this is all there is.
if (analyticsParts.find(document, 'events-to')) wakeConsent(() => import('./start-count.ts'));
