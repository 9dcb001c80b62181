import { targetOf, type Sources } from './import-problems.ts';
import { importsOf } from './imports-of.ts';
import { layerOf, type LayerName } from './layers.ts';

/** Which layers each layer imports in fact; itself left out, in the order of their names. */
export type LayerArrows = ReadonlyMap<LayerName, readonly LayerName[]>;

/** Follows every import between files. */
export function layerArrows(sources: Sources): LayerArrows {
  const arrows = new Map<LayerName, Set<LayerName>>();
  for (const [file, source] of sources) {
    const from = layerOf(file);
    if (!from) continue;
    for (const { specifier } of importsOf(file, source)) {
      const to = specifier.startsWith('.') ? layerOf(targetOf(file, specifier)) : undefined;
      if (to && to !== from) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  }
  return new Map([...arrows].map(([from, to]) => [from, [...to].sort()]));
}
