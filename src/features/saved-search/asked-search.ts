import { askedWords } from '../../domain/saved-search/list-words.ts';
import type { ShownFacet } from '../../domain/search/facet.ts';
import { searchParts } from './search-parts.ts';

/** Says which search the address asks for, and gives it to the form and the feeds (spec A12). */
class AskedSearchElement extends HTMLElement {
  connectedCallback(): void {
    const { search } = location;
    const facets = JSON.parse(searchParts.valueOf(this, 'facets') ?? '[]') as ShownFacet[];
    const words = searchParts.find(this, 'words');
    if (words) words.textContent = askedWords(new URLSearchParams(search), facets).join(' · ');
    const asked = searchParts.find(this, 'asked');
    if (asked) asked.hidden = false;
    const input = searchParts.find(this, 'query');
    if (input instanceof HTMLInputElement) input.value = search;
    for (const feed of searchParts.findAll(this, 'feed'))
      if (feed instanceof HTMLAnchorElement) feed.search = search;
  }
}

customElements.define('asked-search', AskedSearchElement);
