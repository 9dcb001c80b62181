/** The header's search box: what suggests is fetched when somebody goes into it, never before. */
class SearchBox extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener(
      'focusin',
      () => {
        import('./search-suggestions.ts').then(
          ({ suggestIn }) => suggestIn(this),
          // It stays the plain form that it was.
          () => {},
        );
      },
      { once: true },
    );
  }
}

customElements.define('search-box', SearchBox);
