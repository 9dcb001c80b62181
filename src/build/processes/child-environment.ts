/** What decides how a process sorts, writes dates and picks fonts, the same for every build wherever it runs. */
const SAME_EVERYWHERE = { TZ: 'UTC', LC_ALL: 'en_AU.UTF-8', LANG: 'en_AU.UTF-8', LANGUAGE: '' };

/**
 * A build renders for production whatever runs it, in one time zone and language, and tells nobody about it. `loaded` is the
 * folder in which Node keeps the code that it has read.
 */
export function childEnvironment(loaded?: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_OPTIONS$)/.test(name));
  return {
    ...Object.fromEntries(kept),
    ...SAME_EVERYWHERE,
    NODE_ENV: 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
    ...(loaded !== undefined && { NODE_COMPILE_CACHE: loaded }),
  };
}
