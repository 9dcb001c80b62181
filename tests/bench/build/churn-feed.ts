/** Two nights of one feed, as lines without their head, and how many vehicles changed between them. */
export type Churn = {
  before: string[];
  after: string[];
  repriced: number;
  gone: number;
  arrived: number;
};

/** A price at the end of a line of the feed. */
const PRICE = /,(\d+)$/;
const LESS = 500;

/** The lines in an order that looks drawn by lot and is always the same: those of one make do not stand together in it. */
function drawn(lines: readonly string[]): string[] {
  const rank = (at: number): number => Math.imul(at + 1, 0x9e3779b1) >>> 0;
  return lines
    .map((line, at) => ({ line, rank: rank(at) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ line }) => line);
}

/**
 * Two nights of a feed between which `percent` of its vehicles changed: half of these have another price, which is the last
 * column, a quarter are gone, a quarter are new. Lines keep their order.
 */
export function churnFeed(lines: readonly string[], percent: number): Churn {
  const count = Math.round((lines.length * percent) / 100);
  const quarter = Math.floor(count / 4);
  const order = drawn(lines);
  const gone = new Set(order.slice(0, quarter));
  const arrived = new Set(order.slice(quarter, 2 * quarter));
  const priced = order.slice(2 * quarter).filter((line) => Number(PRICE.exec(line)?.[1] ?? 0) > LESS);
  const repriced = new Set(priced.slice(0, count - 2 * quarter));
  const cheaper = (line: string): string =>
    line.replace(PRICE, (_, price: string) => `,${Number(price) - LESS}`);
  return {
    before: lines.filter((line) => !arrived.has(line)),
    after: lines.filter((line) => !gone.has(line)).map((line) => (repriced.has(line) ? cheaper(line) : line)),
    repriced: repriced.size,
    gone: gone.size,
    arrived: arrived.size,
  };
}
