import path from 'node:path';
import { importsOf } from './imports-of.ts';
import type { Import } from './imports-of.ts';
import { layerOf, LAYERS } from './layers.ts';
import type { Layer, LayerName } from './layers.ts';

/** Files below src by path (`domain/site/link.ts`), with their text. */
export type Sources = ReadonlyMap<string, string>;

/** Layers whose .ts and .tsx files run in a browser, where zod must never arrive. */
const IN_BROWSER: readonly LayerName[] = ['services', 'state', 'components/ui', 'components/*', 'features/*'];

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** A schema file exports a zod schema: a capitalised name made with `z.`. */
const isSchemaFile = (source: string | undefined): boolean =>
  /^export const [A-Z]\w* = z\b/m.test(source ?? '');

function isAllowedPackage(specifier: string, { packages }: Layer): boolean {
  return packages.some((allowed) =>
    allowed === 'node:*'
      ? specifier.startsWith('node:')
      : specifier === allowed || specifier.startsWith(`${allowed}/`) || specifier.startsWith(`${allowed}:`),
  );
}

function internalProblem(file: string, from: LayerName, target: string): string | undefined {
  const to = layerOf(target);
  if (target.startsWith('..')) return 'leads out of src';
  if (to === undefined) return undefined;
  const layer: Layer = LAYERS[from];
  if (!layer.folders.includes(to)) return `${from} may not import ${to}`;
  const isOtherFeature = to === 'features/*' && from === to && target.split('/')[1] !== file.split('/')[1];
  return isOtherFeature ? 'a feature may not import another' : undefined;
}

function schemaProblem(file: string, from: LayerName, target: string, sources: Sources): string | undefined {
  if (!isSchemaFile(sources.get(target))) return undefined;
  if (from === 'domain' && !isSchemaFile(sources.get(file)))
    return 'a rule may import only types from a schema';
  const reachesBrowser = IN_BROWSER.includes(from) && !file.endsWith('.astro');
  return reachesBrowser ? 'a schema, and zod with it, would reach the browser: import types only' : undefined;
}

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
  const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier.split('?')[0]!));
  return (
    internalProblem(file, from, target) ??
    (isTypeOnly ? undefined : schemaProblem(file, from, target, sources))
  );
}

/** Every import below src that the table of layers does not allow, as `file imports 'x': why not`. Tests import freely. */
export function importProblems(sources: Sources): string[] {
  return [...sources].flatMap(([file, source]) => {
    if (isTest(file)) return [];
    return importsOf(file, source).flatMap((imported) => {
      const problem = problemOf(file, imported, sources);
      return problem ? [`src/${file} imports '${imported.specifier}': ${problem}`] : [];
    });
  });
}
