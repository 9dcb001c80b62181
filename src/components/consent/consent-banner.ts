import { $consent, consentChoices, keepConsent } from '../../state/consent.ts';
import { answerButton, element, policyLink } from './consent-markup.ts';

/** What is along the foot of the window already: the buttons of a vehicle, the line above them, the comparison. */
const AT_FOOT = '#action-bar, .action-bar-name, #compare-tray';
/**
 * Keeps the banner above what is along the foot, the end of the page clear of it, and what gets the focus out from below
 * it (WCAG 2.4.11). Returns what takes this back.
 */
function makeRoom(banner: HTMLElement): () => void {
  const feet = [...document.querySelectorAll<HTMLElement>(AT_FOOT)];
  const root = document.documentElement;
  const place = (): void => {
    const foot = feet.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
    banner.style.bottom = `${foot}px`;
    // Below the body: room inside it would lift the footer of a short page.
    root.style.scrollPaddingBottom = root.style.paddingBottom = `${banner.offsetHeight + foot}px`;
  };
  const observer = new ResizeObserver(place);
  for (const box of [banner, ...feet]) observer.observe(box);
  place();
  return () => {
    observer.disconnect();
    root.style.scrollPaddingBottom = root.style.paddingBottom = '';
  };
}

/** Asks whether visits may be counted, until it is answered here or elsewhere; reading on answers nothing. */
export function showConsentBanner(): void {
  const answer = (isAccepted: boolean) => (): void => keepConsent({ analytics: isAccepted });
  const banner = element(
    'section',
    'consent-banner no-print',
    element(
      'div',
      'consent-question',
      element('h2', 'consent-title', 'Can we measure your visit?'),
      element(
        'p',
        'consent-text',
        "We'd like to see which pages and buttons people use. Nothing is sent until you agree. ",
        ...policyLink(),
      ),
    ),
    element(
      'div',
      'consent-buttons',
      answerButton('Accept', answer(true)),
      answerButton('Reject', answer(false)),
    ),
  );
  banner.setAttribute('aria-label', 'Privacy choices');
  // Ahead of the header, so that the keyboard reaches it first; it is drawn over the page and moves nothing.
  document.querySelector('body > header')?.before(banner);
  const giveBack = makeRoom(banner);
  // Another tab may have the answer, too.
  const stop = $consent.listen(() => {
    if (consentChoices().analytics === undefined) return;
    stop();
    giveBack();
    banner.remove();
  });
}
