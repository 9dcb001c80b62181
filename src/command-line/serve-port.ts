/** The port on which `npm run serve` shows sites where none is named. */
export const SERVE_PORT = 4321;
