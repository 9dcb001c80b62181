/** The order of what is alike in all that is sorted by, in text order: rows lie so in the index, cars alike side by side. */
export const ROW_ORDER = ['make', 'model', 'badge', 'year', 'id'] as const;
