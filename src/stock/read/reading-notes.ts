import type { FeedSettings } from '../../tenant/feed-settings.ts';
import { DateEvidence } from './date-evidence.ts';
import type { RecordProblem } from '../feed/feed-record.ts';

/** What the tenant says of how its feed is written. */
export type WrittenSettings = Pick<FeedSettings, 'units' | 'date_order' | 'decimal_mark' | 'price_in'>;

const AS_EXPECTED: WrittenSettings = {
  units: {},
  date_order: 'day-month-year',
  decimal_mark: '.',
  price_in: 'dollars',
};

/** Characters of a written value that a warning quotes. */
const MAX_EXAMPLE_LENGTH = 40;

/** What is found out about one record while it is read. */
export class ReadingNotes {
  readonly settings: WrittenSettings;
  /** What was left out or put right, without the value, so that equal warnings can be counted. */
  readonly warnings: string[] = [];
  /** A value that a warning is about, as it was written, by the warning. */
  readonly examples = new Map<string, string>();
  /** Dates whose writing tells the order of day and month. */
  readonly dates = new DateEvidence();
  /** The first reason not to use the record at all. */
  problem: RecordProblem | undefined;

  constructor(settings: Partial<WrittenSettings> = {}) {
    this.settings = { ...AS_EXPECTED, ...settings };
  }

  warn(field: string, what: string, value?: unknown): void {
    const warning = `${field}: ${what}`;
    this.warnings.push(warning);
    if (typeof value === 'string' || typeof value === 'number') {
      this.examples.set(warning, String(value).slice(0, MAX_EXAMPLE_LENGTH).toWellFormed());
    }
  }

  refuse(field: string, value: unknown, reason: string): undefined {
    this.problem ??= { field, value, reason };
  }
}
