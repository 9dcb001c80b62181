import { importsOf } from './imports-of.ts';
import { targetOf, type Sources } from './import-problems.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

/** What each file imports of the others, types included. */
function graphOf(sources: Sources): Graph {
  return new Map(
    [...sources].map(([file, source]) => {
      const own = importsOf(file, source).filter(({ specifier }) => specifier.startsWith('.'));
      const targets = own.map(({ specifier }) => targetOf(file, specifier));
      return [file, targets.filter((target) => sources.has(target))];
    }),
  );
}

/**
 * Circles of imports, types included, each as its files in order of import with the first again at the end. One circle is
 * found for each way back that a walk through the files meets; none means that there is none.
 */
export function importCircles(sources: Sources): string[][] {
  const graph = graphOf(sources);
  const done = new Set<string>();
  const way: string[] = [];
  const circles: string[][] = [];
  const walk = (file: string): void => {
    const at = way.indexOf(file);
    if (at !== -1) circles.push([...way.slice(at), file]);
    if (at !== -1 || done.has(file)) return;
    way.push(file);
    for (const target of graph.get(file) ?? []) walk(target);
    way.pop();
    done.add(file);
  };
  for (const file of graph.keys()) walk(file);
  return circles;
}
