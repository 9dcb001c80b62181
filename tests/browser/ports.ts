/** The ports that the demo sites and the fixtures are served on while browser tests run; FORECOURT_TEST_PORT is the first. */
export const DEMO_PORT = Number(process.env['FORECOURT_TEST_PORT'] ?? 4391);
export const FIXTURE_PORT = DEMO_PORT + 1;
/** The port behind the platform that the settings of the fixture `everything` name: the browser is told to go there. */
export const PLATFORM_PORT = DEMO_PORT + 2;
