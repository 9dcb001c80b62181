import { someoneIsThere } from '../../../components/ui/someone-is-there.ts';

/** Notes that this vehicle was looked at, and shows those before it, once someone is there to look (spec A4). */
class RecentlyViewed extends HTMLElement {
  connectedCallback(): void {
    someoneIsThere()
      .then(() => import('./show-recently-viewed.ts'))
      .then(
        ({ showRecentlyViewed }) => showRecentlyViewed(this),
        () => {}, // Without a network the strip is left out.
      );
  }
}

customElements.define('recently-viewed', RecentlyViewed);
