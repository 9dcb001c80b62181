import { pageParts } from '../page-parts.ts';

/**
 * Asks what is newer than the page (spec V18): a platform, which may know more than the build did, as the page opens. Our
 * backend, whose stock is that of the build, is asked once somebody looks at the page (for-visitors.ts).
 */
class VehicleFreshness extends HTMLElement {
  connectedCallback(): void {
    if (pageParts.valueOf(this, 'own-backend') !== undefined) return;
    import('./ask-what-is-newer.ts').then(
      ({ askWhatIsNewer }) => askWhatIsNewer(this),
      () => {}, // Without a network the page stays as it was built.
    );
  }
}

customElements.define('vehicle-freshness', VehicleFreshness);
