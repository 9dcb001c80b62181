import { nextTab } from './next-tab.ts';

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
