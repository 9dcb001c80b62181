import type { Snapshot } from '../../domain/vehicle/snapshot.ts';
import type { IndexDocument } from '../../search-engine/index-document.ts';

/** A stock as the snapshot has it, and what its search holds of it, in the order of the search's index. */
export type GivenStock = { stock: Omit<Snapshot, 'version'>; writtenDocuments: readonly IndexDocument[] };

/** Pages are bundled apart from the build, so both find what was given by a name on globalThis and not by this module. */
const GIVEN = Symbol.for('forecourt.given-stock');

/** Leaves what was written into the snapshot `file`, absolute: to read a large one again takes as long as some hundred pages. */
export function giveStock(file: string, stock: GivenStock): void {
  Reflect.set(globalThis, GIVEN, { file, stock });
}

/** Takes what was left of the snapshot `file`, which then is held here no longer; undefined where another process wrote it. */
export function takeGivenStock(file: string): GivenStock | undefined {
  const given = Reflect.get(globalThis, GIVEN) as { file: string; stock: GivenStock } | undefined;
  Reflect.deleteProperty(globalThis, GIVEN);
  return given?.file === file ? given.stock : undefined;
}
