import { pageMarks } from '../page-marks.ts';

/** Milliseconds after which a browser that is never idle is taken to be. */
const IDLE_TIMEOUT_MS = 3_000;

/** Resolves once the page has loaded and the browser has nothing else to do; not every browser says so. */
async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise<unknown>((resolve) => addEventListener('load', resolve, { once: true }));
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, 200);
  });
}

/**
 * Asks what is newer than the page (spec V18): a platform, which may know more than the build did, as the page opens. Our
 * backend, which knows of reservations since the build, is asked once the page has loaded and the browser is idle.
 */
class VehicleFreshness extends HTMLElement {
  connectedCallback(): void {
    const isOwn = pageMarks.valueOf(this, 'own-backend') !== undefined;
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
