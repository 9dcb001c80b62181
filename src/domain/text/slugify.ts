/**
 * Text as a part of an address: small letters a to z, digits and single hyphens, '' when nothing of it is left.
 * Accents fall away and apostrophes close up ("O'Brien" becomes 'obrien').
 */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
