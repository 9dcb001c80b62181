/**
 * The hero's two choices lead to the list that has a page of its own; with both, the make's page with the body type as
 * its filter. Without scripts the plain form brings the whole stock.
 */
class QuickFind extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    form?.addEventListener('submit', (event) => {
      const chosen = Array.from(form.querySelectorAll('select'), ({ name, value, selectedOptions }) => ({
        name,
        value,
        path: selectedOptions[0]?.dataset['path'],
      })).filter(({ value }) => value !== '');
      const [page, ...filters] = chosen;
      if (!page?.path) return;
      event.preventDefault();
      const query = new URLSearchParams(filters.map(({ name, value }) => [name, value])).toString();
      location.assign(`/search/${page.path}${query && '?'}${query}`);
    });
  }
}

customElements.define('quick-find', QuickFind);
