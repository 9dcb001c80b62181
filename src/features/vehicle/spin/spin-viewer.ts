import { nextTab } from '../../../components/ui/next-tab.ts';
import { someoneIsThere } from '../someone-is-there.ts';

/**
 * Tabs over the ways to look at a vehicle, and the moment each wakes (spec V3). The spin loads its frames once it is in
 * view and someone is there: a first move, touch, scroll or key, so that a page nobody looks at stays light.
 */
const comesIntoView = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });

class SpinViewer extends HTMLElement {
  connectedCallback(): void {
    const tabs = [...this.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];
    tabs.forEach((tab, index) => {
      // Without scripts there are no tabs, and what follows them are no panels of tabs.
      const panel = this.#panelOf(tab);
      if (panel) panel.role = 'tabpanel';
      panel?.setAttribute('aria-labelledby', tab.id);
      tab.addEventListener('click', () => this.#choose(tabs, index));
      tab.addEventListener('keydown', (event) => {
        const next = nextTab(event.key, index, tabs.length);
        if (next === undefined) return;
        event.preventDefault();
        this.#choose(tabs, next);
        tabs[next]?.focus();
      });
    });

    const someone = someoneIsThere();
    for (const stage of this.querySelectorAll<HTMLElement>('[data-spin], [data-interior]')) {
      void Promise.all([someone, comesIntoView(stage)])
        .then(() => import('./start-stage.ts'))
        .then(({ startStage }) => startStage(stage));
    }
  }

  #panelOf(tab: HTMLElement): Element | null {
    return this.querySelector(`#${tab.getAttribute('aria-controls')}`);
  }

  #choose(tabs: readonly HTMLElement[], chosen: number): void {
    tabs.forEach((tab, index) => {
      const isChosen = index === chosen;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      const panel = this.#panelOf(tab);
      const wasHidden = panel?.classList.contains('hidden');
      panel?.classList.toggle('hidden', !isChosen);
      // A hidden track cannot scroll, so that waits until it shows.
      if (isChosen && wasHidden)
        panel?.querySelector('photo-gallery')?.dispatchEvent(new Event('begin-anew'));
    });
  }
}

customElements.define('spin-viewer', SpinViewer);
