import type { FeedSettings } from '../../tenant/feed-settings.ts';

export type DateOrder = FeedSettings['date_order'];

/** Dates that are named in a message. */
const MAX_EXAMPLES = 3;

const NO_DATES: DateCounts = { fitting: 0, contrary: 0, open: 0, examples: [] };

export type DateCounts = {
  /** Dates that the calendar has only in the order of the settings, and only in the other one. */
  fitting: number;
  contrary: number;
  /** Dates that both orders can read. */
  open: number;
  /** Some of the contrary ones. */
  examples: readonly string[];
};

/** What the dates of a feed say of the order in which it writes day and month. */
export class DateEvidence {
  #fitting: number;
  #contrary: number;
  #open: number;
  readonly examples: string[];

  constructor({ fitting, contrary, open, examples }: DateCounts = NO_DATES) {
    this.#fitting = fitting;
    this.#contrary = contrary;
    this.#open = open;
    this.examples = [...examples];
  }

  fits(): void {
    this.#fitting += 1;
  }

  isOpen(): void {
    this.#open += 1;
  }

  contradicts(example: string): void {
    this.#contrary += 1;
    if (this.examples.length < MAX_EXAMPLES) this.examples.push(example);
  }

  add(other: DateEvidence): void {
    this.#fitting += other.#fitting;
    this.#contrary += other.#contrary;
    this.#open += other.#open;
    this.examples.push(...other.examples.slice(0, MAX_EXAMPLES - this.examples.length));
  }

  /** True if more dates speak against the order than for it, and others would be read wrong by it. */
  get isContrary(): boolean {
    return this.#contrary > this.#fitting && this.#contrary + this.#open > 1;
  }

  get contrary(): number {
    return this.#contrary;
  }

  get isEmpty(): boolean {
    return this.#fitting + this.#contrary + this.#open === 0;
  }

  /** What another one is made from that says the same. */
  get counts(): DateCounts {
    return { fitting: this.#fitting, contrary: this.#contrary, open: this.#open, examples: this.examples };
  }
}

/** The other order of day and month. */
export const otherOrder = (order: DateOrder): DateOrder =>
  order === 'day-month-year' ? 'month-day-year' : 'day-month-year';
