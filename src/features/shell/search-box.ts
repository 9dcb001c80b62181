/** The header's search box: what suggests is fetched when someone goes for it, never before. */
class SearchBox extends HTMLElement {
  #loading: Promise<void> | undefined;

  connectedCallback(): void {
    const load = (): void => {
      this.#loading ??= import('./search-suggestions.ts').then(
        ({ suggestIn }) => suggestIn(this),
        // It stays the plain form that it was, until the next one comes.
        () => (this.#loading = undefined),
      );
    };
    for (const sign of ['pointerenter', 'focusin']) this.addEventListener(sign, load);
    // Someone may type before this script is here.
    if (this.matches(':focus-within')) load();
  }
}

customElements.define('search-box', SearchBox);
