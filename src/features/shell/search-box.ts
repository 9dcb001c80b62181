/** The header's search box: what suggests is fetched when somebody goes for it, never before. */
class SearchBox extends HTMLElement {
  #loading: Promise<void> | undefined;

  connectedCallback(): void {
    for (const sign of ['pointerenter', 'focusin']) {
      this.addEventListener(sign, () => {
        this.#loading ??= import('./search-suggestions.ts').then(
          ({ suggestIn }) => suggestIn(this),
          // It stays the plain form that it was, until the next one comes.
          () => (this.#loading = undefined),
        );
      });
    }
  }
}

customElements.define('search-box', SearchBox);
