import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Esbuild from 'esbuild';
import { PROJECT_ROOT } from '../../../src/command-line/project-root.ts';
import { installPackages } from '../install-packages.ts';

/** What is measured against, and the bundler that puts each into a file; none of it belongs to the project. */
const PACKAGES = ['itemsjs@2.4.4', '@orama/orama@3.1.18', 'minisearch@7.2.0', 'esbuild@0.28.2'];
const FOLDER = path.join(PROJECT_ROOT, '.forecourt', 'bench-peers');
const HERE = path.join(PROJECT_ROOT, 'tests', 'bench', 'search');

export const CANDIDATES = ['ours', 'brute-force', 'minisearch', 'itemsjs', 'orama'] as const;
export type CandidateName = (typeof CANDIDATES)[number];

/** What the tables call them; one of them is half ours. */
export const LABELS: Readonly<Record<CandidateName, string>> = {
  ours: 'ours',
  'brute-force': 'brute force, our typo rules',
  minisearch: 'MiniSearch text + our columns',
  itemsjs: 'itemsjs, no typos',
  orama: 'Orama, typos by the query',
};

/** Installs the peers beside the project where they are missing. Throws ExpectedError when npm cannot. */
export const installPeers = (): Promise<void> => installPackages(FOLDER, PACKAGES);

/** Bundles an entry file with one candidate in it, as a browser or Node takes it; answers the minified code. */
export async function bundle(
  entry: string,
  name: CandidateName,
  platform: 'node' | 'browser',
): Promise<Uint8Array> {
  const esbuild: typeof Esbuild = createRequire(path.join(FOLDER, 'package.json'))('esbuild');
  const result = await esbuild.build({
    entryPoints: [path.join(HERE, entry)],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2024',
    platform,
    nodePaths: [path.join(FOLDER, 'node_modules')],
    alias: { candidate: path.join(HERE, 'candidates', `${name}.ts`) },
    logLevel: 'error',
  });
  return result.outputFiles?.[0]?.contents ?? new Uint8Array();
}
