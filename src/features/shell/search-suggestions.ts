import { queryHref } from '../../domain/search/listing-links.ts';
import { cleanQuery } from '../../domain/search/search-url.ts';
import type { SuggestionGroup } from '../../domain/search/suggestions.ts';
import { searchConnection } from '../../services/search/search-connection.ts';
import { addRecentSearch, $recentSearches } from '../../state/saved-lists.ts';
import { answerSuggestions } from './search-box-answers.ts';
import type { SearchBoxSettings } from '../../domain/search/search-box-settings.ts';
import { suggestionList, type SearchBoxMarks } from './suggestion-list.ts';
import { PageMarks } from '../../components/ui/page-marks.ts';
import { prepareReading } from '../../services/search/search-client.ts';

const marks = new PageMarks<SearchBoxMarks>();

/** Adds suggestions to a search box (spec S14): a combobox of lists and cars, and of the last searches while it is empty. */
export function suggestIn(box: HTMLElement): void {
  const form = box.querySelector('form');
  const input = box.querySelector('input');
  const list = input && suggestionList(box, input);
  if (!form || !input || !list) return;
  const answer = answerSuggestions(JSON.parse(marks.valueOf(box, 'settings') ?? '') as SearchBoxSettings);
  void prepareReading();
  $recentSearches.listen(() => {});
  // An answer that comes after a later question, or once the list was left, tells of a text that is gone.
  let turn = 0;

  const suggest = async (): Promise<void> => {
    const own = ++turn;
    const text = cleanQuery(input.value);
    const isCurrent = (): boolean => own === turn;
    try {
      const groups = text ? await answer(text) : recentGroups();
      if (isCurrent()) list.show(groups, countWords(groups, text ? 'suggestion' : 'recent search'));
    } catch {
      if (isCurrent()) leave();
    }
  };
  const leave = (): void => {
    turn++;
    list.hide();
  };
  const enter = (): void => {
    // What fails is left to the first question, which then suggests nothing.
    searchConnection()
      .prepare()
      .catch(() => {});
    void suggest();
  };

  box.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest('a') : null;
    if (!option) return;
    const label = option.firstElementChild?.textContent ?? '';
    addRecentSearch({ label, href: option.getAttribute('href') ?? '' });
    leave();
  });
  form.addEventListener('submit', () => {
    const text = cleanQuery(input.value);
    if (text) addRecentSearch({ label: text, href: queryHref(text) });
    leave();
  });
  input.addEventListener('input', () => void suggest());
  input.addEventListener('focus', enter);
  box.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) leave();
  });

  const keys: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => list.step(1),
    ArrowUp: () => list.step(-1),
    Enter: () => {
      const option = list.active();
      option?.click();
      return option !== undefined;
    },
    Escape: () => {
      if (list.isOpen()) leave();
      else if (input.value === '') return false;
      else {
        input.value = '';
        void suggest();
      }
      return true;
    },
  };
  input.addEventListener('keydown', (event) => {
    // While letters are composed the keys belong to that.
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    // The caret's own keys lead back into the text.
    if (event.key === 'Home' || event.key === 'End') list.leaveActive();
    if (Object.hasOwn(keys, event.key) && keys[event.key]?.()) event.preventDefault();
  });
  if (document.activeElement === input) enter();
}

function recentGroups(): SuggestionGroup[] {
  const recent = $recentSearches.get().map((search) => ({ ...search, detail: '', note: '' }));
  return recent.length ? [{ title: 'Recent searches', suggestions: recent }] : [];
}

/** What screen readers are told: '6 suggestions'. */
function countWords(groups: readonly SuggestionGroup[], word: 'suggestion' | 'recent search'): string {
  const count = groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  const plural = word === 'suggestion' ? 'suggestions' : 'recent searches';
  if (count === 0) return word === 'suggestion' ? 'No suggestions' : '';
  return `${count} ${count === 1 ? word : plural}`;
}
