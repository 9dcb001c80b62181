/** The states and territories that register vehicles, as plates are asked for. */
export const PLATE_STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
