import { pageParts } from '../page-parts.ts';
import { someoneIsThere } from '../someone-is-there.ts';

/**
 * Asks what is newer than the page, where somebody answers its calls (spec V18): a platform, which may know more than the
 * build did, as the page opens; our backend, whose stock is that of the build, once somebody looks at the page.
 */
class VehicleFreshness extends HTMLElement {
  connectedCallback(): void {
    const isOurs = pageParts.valueOf(this, 'own-backend') !== undefined;
    (isOurs ? someoneIsThere() : Promise.resolve())
      .then(() => import('./ask-what-is-newer.ts'))
      .then(
        ({ askWhatIsNewer }) => askWhatIsNewer(this),
        () => {}, // Without a network the page stays as it was built.
      );
  }
}

customElements.define('vehicle-freshness', VehicleFreshness);
