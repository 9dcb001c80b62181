import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { parse, refusal } from './parse-text.fixture.ts';

describe('a line of 50 MB', () => {
  const LONG = 'x'.repeat(50 * 1024 * 1024);

  test.each([
    ['csv', `a,b\n1,2\n${LONG},2\n4,5\n`, 3, 4],
    ['csv', `a,b\n1,2\n"${LONG}",2\n4,5\n`, 3, 4],
    ['ndjson', `{"a":1}\n{"a":"${LONG}"}\n{"a":2}\n`, 2, 3],
  ] as const)('%s: is one bad record, and the others are read', async (format, content, bad, last) => {
    const records = await parse(content, { format });
    expect(records).toHaveLength(3);
    expect(records[1]).toEqual([bad, 'longer than 5 MB']);
    expect(records[2]?.[0]).toBe(last);
  });

  test('json: is one bad record', async () => {
    const records = await parse(`[{"a":1},{"a":"${LONG}"},{"a":2}]`, { format: 'json' });
    expect(records.map(([, value]) => value)).toEqual([{ a: 1 }, 'longer than 5 MB', { a: 2 }]);
  });

  test('json: a text of its length is no record, but not for its length', async () => {
    expect(await parse(JSON.stringify([LONG]), { format: 'json' })).toEqual([[1, 'not an object']]);
  });

  test('csv: as the first line it is refused', async () => {
    expect(await refusal(LONG, { format: 'csv' })).toContain(
      'its first line is over 5 MB; it must name the columns.',
    );
  });
});

test.each(['json', 'ndjson'] as const)('%s: a record may have 5 MB and no character more', async (format) => {
  const longest = JSON.stringify({ a: 'x'.repeat(5 * 1024 * 1024 - '{"a":""}'.length) });
  const records = [longest, longest.replace('x', 'xx')];
  const content = format === 'json' ? `[${records.join(',')}]` : records.join('\n');
  expect(await parse(content, { format })).toEqual([
    [1, JSON.parse(longest)],
    [2, 'longer than 5 MB'],
  ]);
});

test('json: a list of too many records is refused, one of as many as may be is read', async () => {
  const most = `[${'0,'.repeat(1_999_999)}0]`;
  expect(await parse(most, { format: 'json' })).toHaveLength(2_000_000);
  const content = `[${'0,'.repeat(2_000_000)}0]`;
  expect(await refusal(content, { format: 'json' })).toBe(
    'FeedError: The feed stock/feed cannot be used: it has more than 2000000 records.',
  );
});

test('a small file that unpacks to gigabytes is refused', async () => {
  const part = gzipSync(Buffer.alloc(64 * 1024 * 1024, 'x'));
  const bomb = Buffer.concat(Array.from({ length: 9 }, () => part));
  expect(await refusal(bomb, { format: 'ndjson' })).toContain('is larger than 512 MB');
});

test.each(['csv', 'ndjson'] as const)('%s: a file of nothing but line ends is refused', async (format) => {
  const bomb = gzipSync(Buffer.alloc(300 * 1024 * 1024, '\n'), { level: 1 });
  expect(await refusal(bomb, { format })).toContain('has more than 2000000 lines');
});

test.each(['json', 'ndjson'] as const)(
  '%s: a record nested by the thousand is one bad record',
  async (format) => {
    const nested = (open: string, close: string): string => open.repeat(100_000) + close.repeat(100_000);
    const values = [
      `{"a":${nested('[', ']')}}`,
      nested('[', ']'),
      `${nested('{"a":', '').slice(0, -5)}1${'}'.repeat(99_999)}`,
      '{"a":1}',
    ];
    const content = format === 'json' ? `[${values.join(',')}]` : values.join('\n');
    const records = await parse(content, { format });
    const bad = 'over 32 levels deep';
    expect(records.map(([, value]) => value)).toEqual([bad, bad, bad, { a: 1 }]);
  },
);
