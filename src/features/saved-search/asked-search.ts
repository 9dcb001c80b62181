import { listWords } from '../../domain/saved-search/like-vehicle.ts';
import { readSavedSearch, savedSearchHref } from '../../domain/saved-search/saved-search.ts';
import { activeFilters } from '../../domain/search/active-filters.ts';
import type { ShownFacet } from '../../domain/search/facet.ts';
import { searchParts } from './search-parts.ts';

/** Says which search the address asks for, and gives it to the form and the feeds (spec A12). */
class AskedSearchElement extends HTMLElement {
  connectedCallback(): void {
    const { facets, sort } = searchParts.read(this, 'facets', 'sort');
    const shown = JSON.parse(facets) as ShownFacet[];
    const search = readSavedSearch(new URLSearchParams(location.search), shown, sort || 'default');
    const chosen = activeFilters(search.state, shown).map(({ label }) => label);
    const words = searchParts.find(this, 'words');
    if (words) words.textContent = [listWords(search.list), ...chosen].join(' · ');
    const asked = searchParts.find(this, 'asked');
    if (asked) asked.hidden = false;
    const input = searchParts.find(this, 'query');
    if (input instanceof HTMLInputElement)
      input.value = new URL(savedSearchHref(search), location.href).search;
    for (const feed of searchParts.findAll(this, 'feed'))
      if (feed instanceof HTMLAnchorElement) feed.href = savedSearchHref(search, feed.pathname);
  }
}

customElements.define('asked-search', AskedSearchElement);
