import { connectTabs } from '../../../components/ui/connect-tabs.ts';
import { sendEvent } from '../../../components/ui/send-event.ts';
import { pageParts } from '../page-parts.ts';
import { someoneIsThere } from '../../../components/ui/someone-is-there.ts';

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
    const panels = tabs.map((tab) => this.querySelector(`#${tab.getAttribute('aria-controls')}`));
    connectTabs(tabs, panels, (chosen) => {
      panels.forEach((panel, index) => {
        const wasHidden = panel?.classList.contains('hidden');
        panel?.classList.toggle('hidden', index !== chosen);
        // A hidden track cannot scroll, so that waits until it shows.
        const gallery = index === chosen && wasHidden ? panel?.querySelector('photo-gallery') : undefined;
        if (gallery) sendEvent(gallery, 'begin-anew');
      });
    });

    const someone = someoneIsThere();
    const stages = `${pageParts.selector('spin')}, ${pageParts.selector('interior')}`;
    for (const stage of this.querySelectorAll<HTMLElement>(stages)) {
      void Promise.all([someone, comesIntoView(stage)])
        .then(() => import('./start-stage.ts'))
        .then(({ startStage }) => startStage(stage));
    }
  }
}

customElements.define('spin-viewer', SpinViewer);
