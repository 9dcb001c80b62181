/** The port the demo sites are served on while browser tests run. */
export const DEMO_PORT = 4391;
