import type { ColumnProfile } from './column-profile.ts';
import type { GuessedField } from './column-names.ts';
import type { FeedGuess } from './feed-guess.ts';
import type { PlacedColumn } from './place-columns.ts';

/** A guess in the making: what each step adds to. */
export class Guess {
  readonly settings: FeedGuess['settings'];
  readonly columns: Record<string, string | string[]> = {};
  readonly values: Record<string, Record<string, string>> = {};
  readonly units: Record<string, string> = {};
  readonly defaults: Record<string, string> = {};
  readonly reasons: Record<string, string> = {};
  readonly open: string[] = [];

  readonly placed: PlacedColumn[];
  readonly profiles: readonly ColumnProfile[];

  constructor(
    written: FeedGuess['settings'],
    placed: readonly PlacedColumn[],
    profiles: readonly ColumnProfile[],
  ) {
    this.settings = written;
    this.placed = [...placed];
    this.profiles = profiles;
  }

  at(field: GuessedField): PlacedColumn | undefined {
    return this.placed.find((each) => each.field === field);
  }

  /** Leaves a field out that would be wrong if it were read, until a person has looked at it. */
  leaveOut(field: GuessedField, why: string): void {
    this.columns[field] = '';
    Reflect.deleteProperty(this.reasons, `columns.${field}`);
    this.open.push(`${field} is left out: ${why}`);
  }

  valuesOf(fields: readonly GuessedField[]): string[] {
    return this.placed.filter(({ field }) => fields.includes(field)).flatMap(({ column }) => column.values);
  }
}
