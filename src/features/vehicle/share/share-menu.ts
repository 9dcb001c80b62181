/** Styles and deeds of the menu come with the first sign of interest in it. */
const loadActions = () => import('./share-actions.ts');

/** Ways to share a vehicle (spec D9). Links work by themselves; where there are windows a network opens in a small one. */
class ShareMenu extends HTMLElement {
  connectedCallback(): void {
    // Without a network the links stay as they are; the next press tries again.
    const prepare = (): void =>
      void loadActions()
        .then(({ showOwnSheet }) => showOwnSheet(this))
        .catch(() => {});
    this.addEventListener('pointerenter', prepare, { once: true });
    this.addEventListener('focusin', prepare, { once: true });
    this.addEventListener('click', (event) => {
      const pressed = event.target instanceof Element ? event.target.closest('a, button') : null;
      if (pressed instanceof HTMLAnchorElement && pressed.target && matchMedia('(hover: hover)').matches) {
        event.preventDefault();
        open(pressed.href, '_blank', 'noopener,width=550,height=400');
      }
      if (pressed instanceof HTMLButtonElement)
        loadActions().then(
          ({ share }) => share(this, pressed),
          () => {},
        );
    });
  }
}

customElements.define('share-menu', ShareMenu);
