import type { RecordProblem } from './feed-record.ts';

/** What is found out about one record while it is read. */
export class ReadingNotes {
  /** What was left out or put right, without the value, so that equal warnings can be counted. */
  readonly warnings: string[] = [];
  /** The first reason not to use the record at all. */
  problem: RecordProblem | undefined;

  warn(field: string, what: string): void {
    this.warnings.push(`${field}: ${what}`);
  }

  refuse(field: string, value: unknown, reason: string): undefined {
    this.problem ??= { field, value, reason };
  }
}
