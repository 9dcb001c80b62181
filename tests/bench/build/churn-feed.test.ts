import { expect, test } from 'vitest';
import { churnFeed } from './churn-feed.ts';

const lines = Array.from({ length: 400 }, (_, at) => `Alder,Brook,stock ${at},${10_000 + at}`);

test('of the share that changes half have another price, a quarter are gone and a quarter new', () => {
  const { before, after, ...counts } = churnFeed(lines, 2);
  expect(counts).toEqual({ repriced: 4, gone: 2, arrived: 2 });
  expect([before.length, after.length]).toEqual([398, 398]);
  const same = after.filter((line) => before.includes(line));
  expect(same).toHaveLength(392);
  const [earlier, later] = [before, after].map((all) => all.map((line) => line.split(',')));
  const repriced = later!.filter(([, , name, price]) =>
    earlier!.some((row) => row[2] === name && Number(row[3]) === Number(price) + 500),
  );
  expect(repriced).toHaveLength(4);
});

test('what changes is spread over the feed, and the same each time', () => {
  const { before } = churnFeed(lines, 4);
  const held = lines.flatMap((line, at) => (before.includes(line) ? [] : [at]));
  expect(Math.max(...held) - Math.min(...held)).toBeGreaterThan(200);
  expect(churnFeed(lines, 4)).toEqual(churnFeed(lines, 4));
});

test('a vehicle without a price is not given one', () => {
  const { after, repriced } = churnFeed(['a,POA', 'b,POA', 'c,9000', 'd,POA'], 100);
  expect(repriced).toBeLessThanOrEqual(1);
  expect(after.filter((line) => line.endsWith(',POA')).length).toBeGreaterThan(0);
});
