import { queryHref } from '../../domain/search/listing-links.ts';
import { cleanQuery } from '../../domain/search/search-url.ts';
import { type Suggestion, suggestionsOf } from '../../domain/search/suggestions.ts';
import { addRecentSearch, $recentSearches } from '../../state/recent-searches.ts';
import { multiSearch } from '../../services/search/find-vehicles.ts';
import { prepareSearch } from '../../services/search/search-client.ts';
import { hitPrice } from './hit-price.ts';
import { suggestionList } from './suggestion-list.ts';

const CARS = 5;
const FACETS = ['make', 'make_model', 'body'];
const ATTRIBUTES = [
  'name',
  'path',
  'price',
  'before_price',
  'subscription_price',
  'price_type',
  'preorder',
  'status',
  'sold',
];

/** Adds suggestions to a search box (spec S14): a combobox of lists and cars, and of the last searches while it is empty. */
export function suggestIn(box: HTMLElement): void {
  const form = box.querySelector('form');
  const input = box.querySelector('input');
  const list = suggestionList(box);
  if (!form || !input || !list) return;
  const routes = (box.dataset['routes'] ?? '').split(' ') as Parameters<typeof suggestionsOf>[2];
  const price = hitPrice(box.dataset['price'] ?? '{}');
  void prepareSearch();
  $recentSearches.listen(() => {});
  let asked = 0;

  const recent = (): Suggestion[] =>
    $recentSearches.get().map(({ label, href }) => ({ kind: 'list', label, detail: '', href }));

  const suggest = async (): Promise<void> => {
    const turn = ++asked;
    const text = cleanQuery(input.value);
    if (!text) return list.show(recent());
    try {
      const [answer] = await multiSearch([
        { q: text, limit: CARS, facets: FACETS, attributesToRetrieve: ATTRIBUTES },
      ]);
      // An answer that comes after a later question tells of a text that is gone.
      if (turn === asked && answer) list.show(suggestionsOf(text, answer, routes, price));
    } catch {
      list.hide();
    }
  };

  const go = (suggestion: Suggestion): void => {
    addRecentSearch({ label: suggestion.label, href: suggestion.href });
    location.assign(suggestion.href);
  };
  list.onChoose(go);
  form.addEventListener('submit', () => {
    const text = cleanQuery(input.value);
    if (text) addRecentSearch({ label: text, href: queryHref(text) });
  });
  input.addEventListener('input', () => void suggest());
  input.addEventListener('focus', () => void suggest());
  box.addEventListener('focusout', (event) => {
    if (!(event.relatedTarget instanceof Node) || !box.contains(event.relatedTarget)) list.hide();
  });
  input.addEventListener('keydown', (event) => {
    const isHandled = list.onKey(event.key, go);
    if (isHandled) event.preventDefault();
  });
  void suggest();
}
