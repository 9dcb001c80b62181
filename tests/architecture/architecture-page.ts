import { FOLDERS } from './folders.ts';
import type { Sources } from './import-problems.ts';
import { layerArrows, type LayerArrows } from './layer-arrows.ts';
import { LAYERS, type Layer, type LayerName } from './layers.ts';

const NAMES = Object.keys(LAYERS) as LayerName[];
/** Tests and settings of tools import anything: their arrows would hide the others. */
const DRAWN: readonly LayerName[] = NAMES.filter((name) => name !== 'tests' && name !== 'settings');

/** A name that the drawing takes: it has no slashes or stars. */
const node = (name: string): string => name.replace(/\W+/g, '_').replace(/_$/, '');

function drawing(arrows: LayerArrows): string[] {
  return [
    '```mermaid',
    'graph LR',
    ...DRAWN.map((name) => `  ${node(name)}["${name}"]`),
    ...DRAWN.flatMap((from) =>
      (arrows.get(from) ?? [])
        .filter((to) => DRAWN.includes(to))
        .map((to) => `  ${node(from)} --> ${node(to)}`),
    ),
    '```',
  ];
}

const listOf = (words: readonly string[]): string => words.join(', ') || 'nothing';

function layerRow(name: LayerName, arrows: LayerArrows): string {
  const { sentence, folders, packages }: Layer = LAYERS[name];
  const allowed = folders.includes('*') ? ['anything'] : folders.filter((folder) => folder !== name);
  const used = new Set(arrows.get(name));
  const shown = allowed.map((folder) =>
    folder === 'anything' || used.has(folder as LayerName) ? folder : `(${folder})`,
  );
  return `| ${name} | ${sentence} | ${listOf(shown)} | ${listOf(packages.filter((one) => one !== '*'))} |`;
}

/** docs/architecture/README.md: what every folder is for, what it may import, and what it does import. */
export function architecturePage(sources: Sources): string {
  const arrows = layerArrows(sources);
  return [
    '# The structure of the code',
    '',
    'Written by `npm run architecture`; a test fails when it is out of date. The table is `tests/architecture/layers.ts`, and the',
    'same test fails on an import that it does not allow, and on a circle of imports, types included.',
    '',
    'Three sentences to check a change against: the domain is pure; pages are thin; a tenant is data.',
    '',
    ...drawing(arrows),
    '',
    '## Folders and what they may import',
    '',
    'In brackets: allowed, but not used today. Names without a first folder are below `src`.',
    '',
    '| folder | what it is for | may import | packages |',
    '| --- | --- | --- | --- |',
    ...NAMES.map((name) => layerRow(name, arrows)),
    '',
    '## Inside the folders',
    '',
    '| folder | what it is for |',
    '| --- | --- |',
    ...Object.entries(FOLDERS).map(([folder, sentence]) => `| \`${folder}\` | ${sentence} |`),
    '',
  ].join('\n');
}
