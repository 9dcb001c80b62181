const STORAGE_KEY = 'announcement-dismissed';

/** The bar above the header: dismissed once, it stays away until its words change (spec D11). */
class AnnouncementBar extends HTMLElement {
  connectedCallback(): void {
    const text = this.dataset.text ?? '';
    if (readDismissed() === text) {
      this.hidden = true;
      return;
    }
    const button = this.querySelector('button');
    if (!button) return;
    // Invisible until now, not absent: its place was kept, so the words do not move.
    button.classList.remove('invisible');
    button.addEventListener('click', () => {
      this.hidden = true;
      rememberDismissed(text);
    });
  }
}

// Storage can be blocked by the visitor's settings; the bar then comes back on the next page.
function readDismissed(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function rememberDismissed(text: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, text);
  } catch {
    return;
  }
}

customElements.define('announcement-bar', AnnouncementBar);
