/**
 * Options of Node for processes that build or render sites (docs/decisions/0137). V8 otherwise makes objects old from the
 * start where earlier ones of the same line lived long; most lines run while a site is planned, whose objects stay, and again
 * for each page, whose objects do not.
 */
export const PROCESS_FLAGS: readonly string[] = ['--no-allocation-site-pretenuring'];
