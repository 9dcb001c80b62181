/** The ports that the demo sites and the fixtures are served on while browser tests run. */
export const DEMO_PORT = 4391;
export const FIXTURE_PORT = 4392;
