import { nextTab } from './next-tab.ts';

/**
 * Tabs over panels that are all in the page. Markup: a [role=tablist] of buttons, then one [data-panel] for each, in the
 * same order. Arrow keys, Home and End move between tabs, as the ARIA practices say; without scripts every panel shows, as plain text.
 */
class TabGroup extends HTMLElement {
  connectedCallback(): void {
    const tabs = [...this.querySelectorAll<HTMLButtonElement>(':scope > [role=tablist] > [role=tab]')];
    const panels = [...this.querySelectorAll<HTMLElement>(':scope > [data-panel]')];
    if (tabs.length !== panels.length) return;

    const choose = (chosen: number): void => {
      tabs.forEach((tab, index) => {
        tab.setAttribute('aria-selected', String(index === chosen));
        tab.tabIndex = index === chosen ? 0 : -1;
      });
      panels.forEach((panel, index) => (panel.hidden = index !== chosen));
    };
    tabs.forEach((tab, index) => tab.addEventListener('click', () => choose(index)));
    this.querySelector(':scope > [role=tablist]')?.addEventListener('keydown', (event) => {
      const next = nextTab(
        (event as KeyboardEvent).key,
        tabs.indexOf(document.activeElement as HTMLButtonElement),
        tabs.length,
      );
      if (next === undefined) return;
      event.preventDefault();
      choose(next);
      tabs[next]?.focus();
    });
    panels.forEach((panel, index) => {
      panel.role = 'tabpanel';
      panel.setAttribute('aria-labelledby', tabs[index]?.id ?? '');
    });
    choose(0);
    this.dataset.ready = '';
  }
}

customElements.define('tab-group', TabGroup);
