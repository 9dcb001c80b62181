import type { IndexDocument } from '../../search-engine/index-document.ts';
import type { Snapshot } from '../vehicle/snapshot.ts';

/** The name on globalThis under which a build leaves the stock for pages that are planned in its own process. */
const GIVEN_STOCK = Symbol.for('forecourt.given-stock');

/** A stock as the snapshot has it, and what its search holds of it, in the order of the search's index. */
export type GivenStock = { stock: Omit<Snapshot, 'version'>; writtenDocuments: readonly IndexDocument[] };

/** Leaves what was written into the snapshot `file`, absolute: to read a large one again takes as long as some hundred pages. */
export function giveStock(file: string, given: GivenStock): void {
  Reflect.set(globalThis, GIVEN_STOCK, { file, given });
}

/** Takes what was left of the snapshot `file`, so that nobody else holds it; undefined where another process has written it. */
export function takeGivenStock(file: string): GivenStock | undefined {
  const left = Reflect.get(globalThis, GIVEN_STOCK) as { file: string; given: GivenStock } | undefined;
  Reflect.deleteProperty(globalThis, GIVEN_STOCK);
  return left?.file === file ? left.given : undefined;
}
