import type { Suggestion } from '../../domain/search/suggestions.ts';

export type SuggestionList = {
  show: (suggestions: readonly Suggestion[]) => void;
  hide: () => void;
  onChoose: (choose: (suggestion: Suggestion) => void) => void;
  /** Answers a key pressed in the box; whether it was one of the list's. */
  onKey: (key: string, choose: (suggestion: Suggestion) => void) => boolean;
};

/** The list below a search box, as the listbox of its combobox (ARIA 1.2); undefined when the box has none. */
export function suggestionList(box: HTMLElement): SuggestionList | undefined {
  const input = box.querySelector('input');
  const list = box.querySelector('ul');
  const status = box.querySelector('[role=status]');
  const option = box.querySelector('template')?.content.firstElementChild;
  const panel = list?.parentElement;
  if (!input || !list || !status || !option || !panel) return undefined;
  let shown: readonly Suggestion[] = [];
  let active = -1;
  let choose: (suggestion: Suggestion) => void = () => {};
  list.id ||= `suggestions-${Math.trunc(performance.now())}`;
  for (const [name, value] of [
    ['role', 'combobox'],
    ['aria-expanded', 'false'],
    ['aria-controls', list.id],
    ['aria-autocomplete', 'list'],
  ] as const)
    input.setAttribute(name, value);

  const activate = (at: number): void => {
    active = at;
    for (const [place, item] of [...list.children].entries()) {
      item.setAttribute('aria-selected', String(place === at));
      if (place === at) {
        input.setAttribute('aria-activedescendant', item.id);
        item.scrollIntoView({ block: 'nearest' });
      }
    }
    if (at < 0) input.removeAttribute('aria-activedescendant');
  };
  const setOpen = (isOpen: boolean): void => {
    panel.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
  };
  const hide = (): void => {
    setOpen(false);
    activate(-1);
  };
  const show = (suggestions: readonly Suggestion[]): void => {
    shown = suggestions;
    list.replaceChildren(
      ...suggestions.map(({ label, detail }, at) => {
        const item = option.cloneNode(true) as HTMLElement;
        item.id = `${list.id}-${at}`;
        const [name, more] = item.children;
        if (name) name.textContent = label;
        if (more) more.textContent = detail;
        return item;
      }),
    );
    status.textContent = suggestions.length ? `${suggestions.length} suggestions` : '';
    setOpen(suggestions.length > 0);
    activate(-1);
  };

  // Down, not click: the box must not lose its focus, and with it the list, before the choice is made.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => {
    const item = event.target instanceof Element ? event.target.closest('[role=option]') : null;
    const suggestion = item ? shown[[...list.children].indexOf(item)] : undefined;
    if (suggestion) choose(suggestion);
  });

  return {
    show,
    hide,
    onChoose: (chooser) => {
      choose = chooser;
    },
    onKey: (key, chooser) => {
      if (key === 'Escape' && !panel.hidden) {
        hide();
        return true;
      }
      const suggestion = shown[active];
      if (key === 'Enter' && suggestion && !panel.hidden) {
        chooser(suggestion);
        return true;
      }
      const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
      const step = steps[key];
      if (step === undefined || shown.length === 0) return false;
      setOpen(true);
      // One place between the last and the first is the box itself.
      activate(((active + 1 + step + shown.length + 1) % (shown.length + 1)) - 1);
      return true;
    },
  };
}
