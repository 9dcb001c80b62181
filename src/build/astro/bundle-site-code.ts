import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { bundlePackages } from './bundle-packages.ts';
import { oneNodeScript } from './one-script.ts';
import { PACKAGES, SITE_CODE } from './site-code.ts';

const OWN = '\0site:';
const PACKAGE = '\0package:';
/** Names that can be written after a dot; Node adds 'module.exports' to those of CommonJS packages. */
const NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** A module that hands on what a package exports, from its place in the packages that `start` is given. */
async function packageModule(name: string, place: number): Promise<string> {
  const names = Object.keys((await import(name)) as object).filter((each) => NAME.test(each));
  const values = names.map((each, index) => `const value${index} = packages[${place}].${each};`);
  const exported = names.map((each, index) => `value${index} as ${each}`);
  return `${values.join('\n')}\nexport { ${exported.join(', ')} };`;
}

/** Takes modules from `folder`, and notes in `packages` those that they import. */
const modulesOf = (folder: string, packages: string[]): Plugin => ({
  name: 'forecourt-site-code',
  enforce: 'pre',
  resolveId: (id, importer) => {
    if (importer === undefined) return OWN + id;
    if (id.startsWith('.')) return OWN + path.posix.join(path.posix.dirname(importer.slice(OWN.length)), id);
    if (!packages.includes(id)) packages.push(id);
    return PACKAGE + id;
  },
  load: (id) => {
    if (id.startsWith(OWN)) return readFile(path.join(folder, id.slice(OWN.length)), 'utf8');
    const name = id.slice(PACKAGE.length);
    return packageModule(name, packages.indexOf(name));
  },
});

/**
 * Makes one CommonJS file (SiteCode), which runSiteCode runs, of the modules in `folder` from `entry` on, and one of the packages that
 * they import; gives both, by their names. Throws an Error where a module or package cannot be read, or a module awaits something at its
 * top level.
 */
export async function bundleSiteCode(folder: string, entry: string): Promise<Record<string, string>> {
  const packages: string[] = [];
  // They have been shaken when Astro compiled them.
  const modules = await oneNodeScript(entry, 'cjs', { plugins: [modulesOf(folder, packages)] });
  const siteCode = [
    'exports.start = (packages) => {',
    `'use strict';`,
    'const exports = {};',
    modules,
    'return exports;',
    '};',
    '',
  ].join('\n');
  return { [SITE_CODE]: siteCode, [PACKAGES]: await bundlePackages(packages) };
}
