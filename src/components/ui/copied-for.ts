/** Milliseconds for which a button says 'Copied' (spec D9). */
export const COPIED_FOR = 1500;
