import type { Suggestion, SuggestionGroup } from '../../domain/search/suggestions.ts';
import { PageMarks } from '../../components/ui/page-marks.ts';

/** Parts of the search box. */
export type SearchBoxMarks = {
  /** SearchBoxSettings as JSON. */
  settings: string;
  /** What the search box says where it finds nothing. */
  empty: true;
};
const marks = new PageMarks<SearchBoxMarks>();

export type SuggestionList = {
  /** Shows groups, or nothing when there are none; `words` say to screen readers what they are. */
  show: (groups: readonly SuggestionGroup[], words: string) => void;
  hide: () => void;
  isOpen: () => boolean;
  /** Goes to the next or last but one suggestion, round by way of the box itself; whether there are any. */
  step: (by: 1 | -1) => boolean;
  /** Back to the box itself. */
  leaveActive: () => void;
  active: () => HTMLAnchorElement | undefined;
};

type Parts = {
  list: HTMLElement;
  empty: HTMLElement;
  status: Element;
  group: Element;
  heading: Element;
  option: Element;
};

let lists = 0;

/** The list below a search box, as the listbox of its combobox (ARIA 1.2); undefined when the box has none. */
export function suggestionList(box: HTMLElement, input: HTMLInputElement): SuggestionList | undefined {
  const parts = partsOf(box);
  if (!parts) return undefined;
  const { list, empty, status } = parts;
  list.id = `suggestions-${lists++}`;
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-expanded', 'false');
  input.setAttribute('aria-controls', list.id);
  input.setAttribute('aria-autocomplete', 'list');
  let options: HTMLAnchorElement[] = [];
  let at = -1;

  const activate = (next: number): void => {
    options[at]?.setAttribute('aria-selected', 'false');
    at = next;
    const option = options[at];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  };
  const setOpen = (isOpen: boolean): void => {
    list.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
  };

  // A press must not take the focus from the box: the list would be gone before the choice is made.
  list.addEventListener('mousedown', (event) => event.preventDefault());

  return {
    show: (groups, words) => {
      activate(-1);
      list.replaceChildren(...groups.map((group, number) => groupElement(parts, group, number)));
      options = [...list.querySelectorAll('a')];
      for (const [number, option] of options.entries()) option.id = `${list.id}-${number}`;
      status.textContent = words;
      setOpen(options.length > 0);
      empty.hidden = options.length > 0 || words === '';
      list.scrollTop = 0;
    },
    hide: () => {
      setOpen(false);
      empty.hidden = true;
      activate(-1);
    },
    isOpen: () => !list.hidden,
    step: (by) => {
      if (options.length === 0) return false;
      setOpen(true);
      const places = options.length + 1;
      activate(((at + 1 + by + places) % places) - 1);
      return true;
    },
    leaveActive: () => activate(-1),
    active: () => (list.hidden ? undefined : options[at]),
  };
}

function partsOf(box: HTMLElement): Parts | undefined {
  const list = box.querySelector<HTMLElement>('[role=listbox]');
  const empty = marks.find(box, 'empty');
  const status = box.querySelector('[role=status]');
  const group = box.querySelector('template')?.content.firstElementChild;
  const [heading, option] = group?.children ?? [];
  return list && empty && status && group && heading && option
    ? { list, empty, status, group, heading, option }
    : undefined;
}

function groupElement(
  { list, group, heading, option }: Parts,
  { title, suggestions }: SuggestionGroup,
  number: number,
): Node {
  const titled = heading.cloneNode() as Element;
  titled.id = `${list.id}-group-${number}`;
  titled.textContent = title;
  const element = group.cloneNode() as Element;
  element.setAttribute('aria-labelledby', titled.id);
  element.replaceChildren(titled, ...suggestions.map((suggestion) => optionElement(option, suggestion)));
  return element;
}

function optionElement(option: Element, { label, detail, note, href }: Suggestion): Node {
  const element = option.cloneNode(true) as Element;
  element.setAttribute('href', href);
  element.setAttribute('aria-selected', 'false');
  const [name, figures] = element.children;
  const [figure, more] = figures?.children ?? [];
  if (name) name.textContent = label;
  if (figure) figure.textContent = detail;
  if (more) more.textContent = note;
  return element;
}
