import { locationParts } from '../../components/location/location-parts.ts';

/** Has each phone number that is shown on a press recorded (spec D6, K6). */
document.documentElement.addEventListener('phone-reveal', ({ target }) => {
  const { car, dealership } = locationParts.read(target as HTMLElement, 'car', 'dealership');
  import('../../services/record-reveal.ts').then(
    ({ recordReveal }) =>
      recordReveal({ ...(car && { car_id: car }), ...(dealership && { dealership_id: dealership }) }),
    () => {}, // Without a network the number shows all the same.
  );
});
