/**
 * The hero's two choices. Each leads to the list that has a page of its own; with both, the make's list wins and the
 * body type waits in the address for the search island. Without scripts the form leads to the whole stock.
 */
class QuickFind extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    form?.addEventListener('submit', (event) => {
      const data = new FormData(form);
      const make = String(data.get('make') ?? '');
      const body = String(data.get('body') ?? '');
      const path = make || body;
      if (!path) return;
      event.preventDefault();
      location.assign(make && body ? `/search/${make}?body=${encodeURIComponent(body)}` : `/search/${path}`);
    });
  }
}

customElements.define('quick-find', QuickFind);
