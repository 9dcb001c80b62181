/** The tab (from 0, of `count`) that a key leads to from `current`, as the ARIA practices say; undefined for other keys. */
export function nextTab(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return wrapRound(current, 1, count);
    case 'ArrowLeft':
      return wrapRound(current, -1, count);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** An index (from 0) moved by `step` in a list of `count`, going on at the other end (spec M3); 0 in an empty list. */
export function wrapRound(index: number, step: number, count: number): number {
  return count > 0 ? (((index + step) % count) + count) % count : 0;
}

/**
 * Lets tabs choose one panel each, by click and by key, as the ARIA practices say; `panels` has that of each tab at the same
 * index, and `show` shows the panel of an index and hides the others. Answers what chooses a tab from elsewhere.
 */
export function connectTabs(
  tabs: readonly HTMLElement[],
  panels: readonly (Element | null)[],
  show: (chosen: number) => void,
): (chosen: number) => void {
  const choose = (chosen: number): void => {
    tabs.forEach((tab, index) => {
      tab.setAttribute('aria-selected', String(index === chosen));
      tab.tabIndex = index === chosen ? 0 : -1;
    });
    show(chosen);
  };
  tabs.forEach((tab, index) => {
    // Without scripts there are no tabs, and what follows them are no panels of tabs.
    panels[index]?.setAttribute('role', 'tabpanel');
    panels[index]?.setAttribute('aria-labelledby', tab.id);
    tab.addEventListener('click', () => choose(index));
    tab.addEventListener('keydown', (event) => {
      const next = nextTab(event.key, index, tabs.length);
      if (next === undefined) return;
      event.preventDefault();
      choose(next);
      tabs[next]?.focus();
    });
  });
  return choose;
}
