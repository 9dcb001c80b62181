import { isConsentKind } from '../../domain/consent/consent-kinds.ts';
import { consentChoices } from '../../state/consent.ts';
import { PageMarks } from '../ui/page-marks.ts';

/** What the scripts of consent find in a page. */
export type ConsentMarks = {
  /** The button that opens the choices again, with the kinds that the site asks about, spaces between them. */
  'privacy-choices': string;
};
const marks = new PageMarks<ConsentMarks>();

const button = marks.find(document, 'privacy-choices');
const kinds = ((button && marks.valueOf(button, 'privacy-choices')) ?? '').split(' ').filter(isConsentKind);

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
