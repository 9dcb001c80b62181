/**
 * The attribute with the words of an announcement, by which it is known once dismissed. Written out, not one of the
 * pageParts: every page carries what reads it, and most have no other part.
 */
export const ANNOUNCED = 'data-text';
