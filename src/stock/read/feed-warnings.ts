import type { ReadingNotes } from './reading-notes.ts';

/** The warnings of a feed's accepted records: equal ones are counted as one, with the first value as an example. */
export class FeedWarnings {
  readonly #labels = new Map<string, string>();
  readonly list: string[] = [];

  add({ warnings, examples }: Pick<ReadingNotes, 'warnings' | 'examples'>, line: number): void {
    for (const warning of warnings) {
      const example = examples.get(warning);
      const label =
        this.#labels.get(warning) ??
        (example === undefined ? warning : `${warning} (such as '${example}', line ${line})`);
      this.#labels.set(warning, label);
      this.list.push(label);
    }
  }
}
