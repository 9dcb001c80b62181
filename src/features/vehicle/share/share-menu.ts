/** Milliseconds for which 'Copied' shows (spec D9). */
const COPIED_FOR = 1500;

/**
 * What the links of a share menu cannot do alone (spec D9): copy the address, hand it to the device's own sheet, and open
 * networks in a small window where there are windows.
 */
class ShareMenu extends HTMLElement {
  connectedCallback(): void {
    const { name: title = '', url = '' } = this.dataset;
    const native = this.querySelector<HTMLElement>('[data-native]');
    if (native && 'share' in navigator) native.hidden = false;
    // Someone who closes the device's sheet has changed their mind: no failure.
    native?.addEventListener('click', () => void navigator.share({ title, url }).catch(() => {}));

    const copy = this.querySelector<HTMLElement>('[data-copy]');
    const label = copy?.querySelector('span');
    const words = label?.textContent;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = (text: string): void => {
      if (!label || !words) return;
      label.textContent = text;
      clearTimeout(timer);
      timer = setTimeout(() => (label.textContent = words), COPIED_FOR);
    };
    copy?.addEventListener('click', () => {
      navigator.clipboard.writeText(url).then(
        () => say('Copied'),
        () => say('Could not copy'),
      );
    });

    for (const link of this.querySelectorAll<HTMLAnchorElement>('a[target]')) {
      link.addEventListener('click', (event) => {
        if (!matchMedia('(hover: hover)').matches) return;
        event.preventDefault();
        open(link.href, '_blank', 'noopener,width=550,height=400');
      });
    }
  }
}

customElements.define('share-menu', ShareMenu);
