import path from 'node:path';
import { importsOf } from './imports-of.ts';
import type { Import } from './imports-of.ts';
import { isTest, layerOf, LAYERS } from './layers.ts';
import type { Layer, LayerName } from './layers.ts';

/** Files of the repository by path (`src/domain/site/link.ts`), with their text. */
export type Sources = ReadonlyMap<string, string>;

/** Layers whose .ts and .tsx files run in a browser, where zod must never arrive. */
const IN_BROWSER: readonly LayerName[] = ['services', 'state', 'components/ui', 'components/*', 'features/*'];

/** The commands that may know the demo dealers; what runs every night does not. */
const KNOWS_DEMO = /^scripts\/(start|demo)\.ts$/;

/** A schema file exports a zod schema: a capitalised name made with `z.`. */
const isSchemaFile = (source: string | undefined): boolean =>
  /^export const [A-Z]\w* = z\b/m.test(source ?? '');

function isAllowedPackage(specifier: string, { packages }: Layer): boolean {
  return packages.some((allowed) => {
    if (allowed === '*') return true;
    if (allowed === 'node:*') return specifier.startsWith('node:');
    return (
      specifier === allowed || specifier.startsWith(`${allowed}/`) || specifier.startsWith(`${allowed}:`)
    );
  });
}

/** The folder of a feature or of a kind of component: `src/features/search`. */
const ownFolder = (file: string): string => file.split('/').slice(0, 3).join('/');

function internalProblem(file: string, from: LayerName, target: string): string | undefined {
  if (target.startsWith('..')) return 'leads out of the repository';
  const to = layerOf(target);
  const layer: Layer = LAYERS[from];
  if (to === undefined || layer.folders.includes('*')) return undefined;
  if (isTest(target)) return 'a test, a suite or a fixture is for tests';
  if (!layer.folders.includes(to)) return `${from} may not import ${to}`;
  if (to === 'scripts/demo' && from === 'scripts' && !KNOWS_DEMO.test(file))
    return 'only the commands demo and start know the demo dealers';
  const isOtherFeature = to === 'features/*' && from === to && ownFolder(target) !== ownFolder(file);
  return isOtherFeature ? 'a feature may not import another' : undefined;
}

function schemaProblem(file: string, from: LayerName, target: string, sources: Sources): string | undefined {
  if (!isSchemaFile(sources.get(target))) return undefined;
  // What is no schema itself may reach the browser from anywhere.
  if ((from === 'domain' || from === 'api') && !isSchemaFile(sources.get(file)))
    return 'a rule may import only types from a schema';
  const reachesBrowser = IN_BROWSER.includes(from) && !file.endsWith('.astro');
  return reachesBrowser ? 'a schema, and zod with it, would reach the browser: import types only' : undefined;
}

/** The file that a relative import names, as a path of the repository. */
export const targetOf = (file: string, specifier: string): string =>
  path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier.split('?')[0]!));

function problemOf(file: string, imported: Import, sources: Sources): string | undefined {
  const from = layerOf(file);
  if (!from) return undefined;
  const { specifier, isTypeOnly } = imported;
  if (!specifier.startsWith('.')) {
    if (!isAllowedPackage(specifier, LAYERS[from])) return `${from} may not import this package`;
    const isStrayZod =
      from === 'domain' && specifier === 'zod' && !isTypeOnly && !isSchemaFile(sources.get(file));
    return isStrayZod ? 'only a file that exports a schema may import zod' : undefined;
  }
  const target = targetOf(file, specifier);
  return (
    internalProblem(file, from, target) ??
    (isTypeOnly ? undefined : schemaProblem(file, from, target, sources))
  );
}

/** Every import of the repository that the table of layers does not allow, as `file imports 'x': why not`. */
export function importProblems(sources: Sources): string[] {
  return [...sources].flatMap(([file, source]) =>
    importsOf(file, source).flatMap((imported) => {
      const problem = problemOf(file, imported, sources);
      return problem ? [`${file} imports '${imported.specifier}': ${problem}`] : [];
    }),
  );
}
