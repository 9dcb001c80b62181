/** Characters of a slug. It names a file, and file systems end a name at 255 bytes, ending and mark of a release included. */
export const MAX_SLUG_LENGTH = 160;

/**
 * Text as a part of an address: small letters a to z, digits and single hyphens, '' when nothing of it is left.
 * Accents fall away and apostrophes close up ("O'Brien" becomes 'obrien'). What is longer than MAX_SLUG_LENGTH is cut and
 * ends with a digest of the whole, so that two long names that begin alike stay apart.
 */
export function slugify(text: string): string {
  const slug = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= MAX_SLUG_LENGTH) return slug;
  const mark = `-${digest(slug)}`;
  return slug.slice(0, MAX_SLUG_LENGTH - mark.length).replace(/-$/, '') + mark;
}

/** The hash of Fowler, Noll and Vo (FNV-1a, 32 bits): the browser makes slugs too, at once and in few bytes. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(36);
}
