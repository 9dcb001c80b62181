/** Asks the dealer's platform what is newer than the page, where the dealer has one (spec V18). */
class VehicleFreshness extends HTMLElement {
  connectedCallback(): void {
    import('./freshen-vehicle.ts').then(
      ({ freshenVehicle }) => freshenVehicle(this),
      () => {}, // Without a network the page stays as it was built.
    );
  }
}

customElements.define('vehicle-freshness', VehicleFreshness);
