import { hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

/** A text of a module that stands in it once, and what takes its place. */
export type Change = readonly [from: string, to: string];

/** All from one text up to another, known by its sha256, and what takes its place: for more than one would write down twice. */
export type PartChange = { from: string; upTo: string; sha256: string; to: string };

/** A module of Astro or of its integration of React, in which work is left out that static pages do not need. */
export type AstroPatch = {
  /** Names it to people, and in FORECOURT_WITHOUT_PATCHES. */
  name: string;
  /** The end of the module's path. */
  file: string;
  /** Put before the module. */
  start?: string;
  changes: readonly (Change | PartChange)[];
};

/** The path of a file of this folder, as it is written in an import. */
export const importedPath = (name: string): string =>
  JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));

/** The text of `code` that a change takes away; undefined when it is not there, not as it was, or there twice. */
function changedText(code: string, change: Change | PartChange): string | undefined {
  const from = 'from' in change ? change.from : change[0];
  const at = code.indexOf(from);
  if (at === -1 || code.includes(from, at + 1)) return undefined;
  if (!('from' in change)) return from;
  const end = code.indexOf(change.upTo, at);
  const text = code.slice(at, end);
  return end !== -1 && hash('sha256', text) === change.sha256 ? text : undefined;
}

/** A module with a patch; undefined where a text that the patch changes does not stand in it exactly once. */
export function patchedModule(code: string, { start, changes }: AstroPatch): string | undefined {
  let patched = code;
  for (const change of changes) {
    const from = changedText(patched, change);
    if (from === undefined) return undefined;
    patched = patched.replace(from, () => ('from' in change ? change.to : change[1]));
  }
  return start === undefined ? patched : `${start}\n${patched}`;
}
