import type { Location } from './location.ts';

/** An address on one line, `412 Pacific Highway, Artarmon NSW 2064`; where there is no street it begins with the town. */
export function addressLine({
  street,
  city,
  state,
  postcode,
}: Pick<Location['address'], 'street' | 'city' | 'state' | 'postcode'>): string {
  const town = `${city} ${state} ${postcode}`;
  return street.trim() === '' ? town : `${street}, ${town}`;
}
