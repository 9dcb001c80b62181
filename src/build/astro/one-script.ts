import { build, type BuildEnvironmentOptions, type UserConfig } from 'vite';

type Besides = Pick<UserConfig, 'define' | 'plugins' | 'ssr'>;

/** Has Vite make one script as `options` say, and gives its text; nothing is written. Throws an Error with what Vite says. */
export async function oneScript(
  options: BuildEnvironmentOptions,
  { define = {}, plugins = [], ssr = {} }: Besides = {},
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

/** One script for Node of a module, `input`, and of what it imports, as a CommonJS file or a module. Throws as oneScript does. */
export const oneNodeScript = (input: string, format: 'cjs' | 'es', besides: Besides): Promise<string> =>
  oneScript(
    {
      ssr: true,
      minify: false,
      target: 'esnext',
      rolldownOptions: {
        input,
        // Some modules do what they are for while they are loaded.
        treeshake: false,
        output: { format, codeSplitting: false, exports: 'named' },
      },
    },
    besides,
  );
