import { lostVehicleQuery } from '../../domain/vehicle/lost-vehicle-query.ts';

class LostVehicle extends HTMLElement {
  connectedCallback(): void {
    const query = lostVehicleQuery(location.pathname.toLowerCase());
    const link = this.querySelector('a');
    const words = this.querySelector('span');
    if (!query || !link || !words) return;
    words.textContent = `Look for others like ‘${query}’`;
    link.search = new URLSearchParams({ query }).toString();
    link.classList.remove('invisible');
  }
}

customElements.define('lost-vehicle', LostVehicle);
