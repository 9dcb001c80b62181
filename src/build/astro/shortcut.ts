import { fileURLToPath } from 'node:url';

/** A text of a module that stands in it once, and what takes its place. */
export type Change = readonly [from: string, to: string];

/** More than one would write down twice: all from one text up to another, known by its sha256, and what takes its place. */
export type PartChange = { from: string; upTo: string; sha256: string; to: string };

/** A module of Astro: the end of its file, what is put at its start, and what is changed in it. */
export type Shortcut = {
  file: string;
  start: string;
  changes: readonly (Change | PartChange)[];
};

/** The path of a file of shims/, as it is written in an import. */
export const shim = (name: string): string =>
  JSON.stringify(fileURLToPath(new URL(`shims/${name}`, import.meta.url)));
