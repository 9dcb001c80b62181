/** How many times slower pages run than the processor allows; 1 unless FORECOURT_SLOW_PAGES says otherwise. */
export const SLOW_PAGES = Number(process.env['FORECOURT_SLOW_PAGES'] ?? 1);
