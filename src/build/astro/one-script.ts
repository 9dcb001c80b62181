import { build, type BuildEnvironmentOptions, type UserConfig } from 'vite';

/** Has Vite make one script as `options` say, and gives its text; nothing is written. Throws an Error with what Vite says. */
export async function oneScript(
  options: BuildEnvironmentOptions,
  { define = {}, plugins = [], ssr = {} }: Pick<UserConfig, 'define' | 'plugins' | 'ssr'> = {},
): Promise<string> {
  const made = await build({
    configFile: false,
    publicDir: false,
    // What fails is thrown, and said once.
    logLevel: 'silent',
    define,
    plugins,
    ssr,
    build: { ...options, write: false },
  });
  const [bundle] = [made].flat();
  const [script] = bundle && 'output' in bundle ? bundle.output : [];
  if (script === undefined || !('code' in script)) throw new Error('Vite has made no script.');
  return script.code;
}
