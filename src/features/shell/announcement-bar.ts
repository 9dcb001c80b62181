import { ANNOUNCED_MARK } from '../../domain/site/document-marks.ts';
import { followDismissed, rememberDismissed } from '../../state/announcement.ts';

/**
 * The bar above the header: dismissed once, it stays away until its words change (spec D11); /before-paint.js hides it
 * before anything is drawn.
 */
class AnnouncementBar extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    if (!button) return;
    // Invisible until now, not absent: its place was kept, so the words do not move.
    button.classList.remove('invisible');
    const text = this.getAttribute(ANNOUNCED_MARK) ?? '';
    button.addEventListener('click', () => {
      this.hidden = true;
      rememberDismissed(text);
    });
    followDismissed(text, () => (this.hidden = true));
  }
}

customElements.define('announcement-bar', AnnouncementBar);
