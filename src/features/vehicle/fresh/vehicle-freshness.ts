import { whenIdle } from '../../../components/ui/when-idle.ts';
import { pageParts } from '../page-parts.ts';

/**
 * Asks what is newer than the page (spec V18): a platform, which may know more than the build did, as the page opens. Our
 * backend, which knows of reservations since the build, is asked once the page has loaded and the browser is idle.
 */
class VehicleFreshness extends HTMLElement {
  connectedCallback(): void {
    const isOwn = pageParts.valueOf(this, 'own-backend') !== undefined;
    const due = isOwn ? whenIdle() : Promise.resolve();
    due
      .then(() => import('./ask-what-is-newer.ts'))
      .then(
        ({ askWhatIsNewer }) => askWhatIsNewer(this),
        () => {}, // Without a network the page stays as it was built.
      );
  }
}

customElements.define('vehicle-freshness', VehicleFreshness);
