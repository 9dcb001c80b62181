/** Asks what is newer than the page, where somebody answers its calls (spec V18). */
class VehicleFreshness extends HTMLElement {
  connectedCallback(): void {
    import('./ask-what-is-newer.ts').then(
      ({ askWhatIsNewer }) => askWhatIsNewer(this),
      () => {}, // Without a network the page stays as it was built.
    );
  }
}

customElements.define('vehicle-freshness', VehicleFreshness);
