/** Where a postcode is (spec L8, K17), in the shape of a maps service. No result answers an empty list. */
export const GEOCODE_POSTCODE = { method: 'GET', path: '/api/geocode' } as const;

/** `country` is AU; the table has no other. */
export type GeocodeQuestion = { postal_code: string; country?: 'AU' };

/** Degrees, WGS 84: the middle of the postcode's places, to a hundredth. */
export type GeocodeAnswer = {
  status: 'OK' | 'ZERO_RESULTS';
  results: {
    geometry: { location: { lat: number; lng: number } };
    formatted_address: string;
  }[];
};

export const GEOCODE_POSTCODE_EXAMPLE = {
  request: { postal_code: '4000', country: 'AU' },
  answer: {
    status: 'OK',
    results: [
      { geometry: { location: { lat: -27.47, lng: 153.02 } }, formatted_address: 'Brisbane City QLD 4000' },
    ],
  },
} satisfies { request: GeocodeQuestion; answer: GeocodeAnswer };
