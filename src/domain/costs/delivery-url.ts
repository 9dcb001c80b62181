const PARAMETER = 'postcode';
const POSTCODE = /^\d{4}$/;

/** Reads the postcode of a shared delivery estimate: `?postcode=4000`; '' for none and for what is no postcode (spec V9). */
export function readDeliveryUrl(parameters: URLSearchParams): string {
  const postcode = parameters.get(PARAMETER) ?? '';
  return POSTCODE.test(postcode) ? postcode : '';
}

/** Writes a postcode of four digits into an address that keeps every other parameter. */
export function writeDeliveryUrl(postcode: string, previous: URLSearchParams): URLSearchParams {
  const parameters = new URLSearchParams(previous);
  if (POSTCODE.test(postcode)) parameters.set(PARAMETER, postcode);
  else parameters.delete(PARAMETER);
  return parameters;
}
