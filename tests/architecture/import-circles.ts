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

/** One circle for each way back that a walk through the graph meets, with the first node again at the end. */
function circlesIn(graph: Graph): string[][] {
  const done = new Set<string>();
  const way: string[] = [];
  const circles: string[][] = [];
  const walk = (node: string): void => {
    const at = way.indexOf(node);
    if (at !== -1) circles.push([...way.slice(at), node]);
    if (at !== -1 || done.has(node)) return;
    way.push(node);
    for (const target of graph.get(node) ?? []) walk(target);
    way.pop();
    done.add(node);
  };
  for (const node of graph.keys()) walk(node);
  return circles;
}

/** Circles of imports, types included, each as its files in order of import; none means that there is none. */
export const importCircles = (sources: Sources): string[][] => circlesIn(graphOf(sources));

/**
 * Circles between the folders of a folder (`src/domain`), types included, each as the imports that lead from one of its
 * folders to the next (`a/x.ts imports b/y.ts`). A file that is in none of the folders counts as one of its own.
 */
export function folderCircles(sources: Sources, above: string): string[][] {
  const inside = (file: string): boolean => file.startsWith(`${above}/`);
  const short = (file: string): string => file.slice(above.length + 1);
  const folderOf = (file: string): string => short(file).split('/', 1)[0]!;
  const graph = new Map<string, string[]>();
  const reasons = new Map<string, string>();
  for (const [file, targets] of graphOf(sources)) {
    for (const target of targets.filter((one) => inside(file) && inside(one))) {
      const [from, to] = [folderOf(file), folderOf(target)];
      if (from === to) continue;
      graph.set(from, [...(graph.get(from) ?? []), to]);
      reasons.set(`${from} ${to}`, `${short(file)} imports ${short(target)}`);
    }
  }
  return circlesIn(graph).map((circle) =>
    circle.slice(1).map((folder, at) => reasons.get(`${circle[at]} ${folder}`)!),
  );
}
