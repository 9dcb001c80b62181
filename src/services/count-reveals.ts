/** Has each phone number of the page that is shown on a press recorded (spec D6, K6). */
document.documentElement.addEventListener('phone-reveal', ({ target }) => {
  // The element of the number says whose it is (components/location/PhoneReveal.astro).
  const { car, dealership } = (target as HTMLElement).dataset;
  import('./record-reveal.ts').then(
    ({ recordReveal }) =>
      recordReveal({ ...(car && { car_id: car }), ...(dealership && { dealership_id: dealership }) }),
    () => {}, // Without a network the number shows all the same.
  );
});
