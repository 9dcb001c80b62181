import type { PagePatch } from '../../domain/site/page-patches.ts';
import type { Snapshot } from '../../domain/vehicle/snapshot.ts';
import type { IndexDocument } from '../../search-engine/index-document.ts';

/** A stock as the snapshot has it, and what its search holds of it, in the order of the search's index. */
export type GivenStock = { stock: Omit<Snapshot, 'version'>; writtenDocuments: readonly IndexDocument[] };

/** How the page with an address is patched; undefined for a page that is rendered as a whole. */
type PatchOf = (pathname: string) => PagePatch | undefined;

/** What a build and the pages that it plans in its own process leave for each other. */
type Handover = {
  given?: { file: string; stock: GivenStock };
  patchOf?: PatchOf;
  /** Objects that the pages are planned from. Modules stay in memory until a process ends, so the build empties these. */
  held?: readonly object[];
};

/** Pages are bundled apart from the build, so both find the handover by a name on globalThis and not by this module. */
const HANDOVER = Symbol.for('forecourt.site-handover');

function handover(): Handover {
  const found = Reflect.get(globalThis, HANDOVER) as Handover | undefined;
  if (found) return found;
  const begun: Handover = {};
  Reflect.set(globalThis, HANDOVER, begun);
  return begun;
}

/** Leaves what was written into the snapshot `file`, absolute: to read a large one again takes as long as some hundred pages. */
export function giveStock(file: string, stock: GivenStock): void {
  handover().given = { file, stock };
}

/** Takes what was left of the snapshot `file`, which then is held here no longer; undefined where another process wrote it. */
export function takeGivenStock(file: string): GivenStock | undefined {
  const { given } = handover();
  delete handover().given;
  return given?.file === file ? given.stock : undefined;
}

/** Leaves how the pages of a site are patched, for the build that plans them in its own process. */
export function leavePatches(patchOf: PatchOf): void {
  handover().patchOf = patchOf;
}

/** How the page with an address is patched, as the pages have left it. */
export const patchFor: PatchOf = (pathname) => handover().patchOf?.(pathname);

/** Leaves the objects that the pages of a site are planned from, for `letSiteGo` to empty. */
export function holdSite(parts: readonly object[]): void {
  handover().held = parts;
}

/** Lets go what the pages of a site were planned from: nothing reads it once they are rendered (docs/decisions/0167). */
export function letSiteGo(): void {
  for (const part of handover().held ?? [])
    for (const key of Object.keys(part)) Reflect.deleteProperty(part, key);
  delete handover().held;
  delete handover().patchOf;
}
