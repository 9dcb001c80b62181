/** Words of the address that a search can find cars by: year and stock number would find that one car alone. */
const IS_NUMBER = /\d/;
/** Make and model of most; a badge more would often find nothing. */
const MAX_WORDS = 2;

/**
 * What to search for in place of a vehicle whose address leads nowhere any more: '/cars/2023-kanzora-miko-go-hm11499' asks
 * for 'kanzora miko' (spec D2). Undefined for addresses of other pages.
 */
export function lostVehicleQuery(path: string): string | undefined {
  const slug = /^\/cars\/([a-z0-9-]{1,200})$/.exec(path)?.[1];
  const words = (slug ?? '').split('-').filter((word) => word !== '' && !IS_NUMBER.test(word));
  return words.length > 0 ? words.slice(0, MAX_WORDS).join(' ') : undefined;
}
