import type { VehicleDraft } from './vehicle-draft.ts';

/** A vehicle with the line it came from, and what its record says. */
export type DraftAtLine = {
  line: number;
  draft: VehicleDraft;
  /** The name of the further feed that it is of; absent for the first. */
  feed?: string;
  /** Lines of further records of the same feed that tell of it, and have added to its lists. */
  added?: readonly number[];
  /** The fields that a correction of the dealer's sets. */
  overridden?: ReadonlySet<string>;
  /** The fields that the record has something for. */
  given: readonly string[];
};
