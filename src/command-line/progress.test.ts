import { expect, test } from 'vitest';
import { createProgress } from './progress.ts';

function written(live: boolean): { output: string[]; progress: ReturnType<typeof createProgress> } {
  const output: string[] = [];
  const stream = { write: (text: string) => output.push(text) };
  return { output, progress: createProgress(['a', 'long'], stream, { live, colour: false, columns: 24 }) };
}

test('what is no terminal gets a plain line for each phase, without the counting between', () => {
  const { output, progress } = written(false);
  progress.update('a', 'feed');
  progress.update('a', 'feed');
  progress.update('long', 'render 1 of 2');
  progress.update('long', 'render 2 of 2');
  progress.end('a', 'published', 'green');
  expect(output).toEqual(['a     feed\n', 'long  render 1 of 2\n', 'a     published\n']);
});

test('a terminal gets a block that is drawn over itself and never wraps', () => {
  const { output, progress } = written(true);
  progress.update('a', 'feed');
  progress.update('long', 'a text that is longer than the line');
  expect(output[0]).not.toContain('\u001B[1A');
  expect(output[1]).toContain('\u001B[1A');
  const longest = Math.max(
    ...output[1]!.split('\n').map((line) => line.replace(/^.*\u001B\[\w+\r?/, '').length),
  );
  expect(longest).toBeLessThanOrEqual(24);
});

test('the last word on a piece of work stays', () => {
  const { output, progress } = written(true);
  progress.end('a', 'failed', 'red');
  progress.update('a', 'render');
  expect(output.join('')).not.toContain('render');
});

test('O1 quiet, only work that did not go well is told', () => {
  const output: string[] = [];
  const stream = { write: (text: string) => output.push(text) };
  const terminal = { live: false, colour: false, columns: 80 };
  const progress = createProgress(['a', 'long'], stream, terminal, true);
  progress.update('a', 'feed');
  progress.end('a', 'published', 'green');
  progress.end('long', 'failed', 'red');
  expect(output).toEqual(['long  failed\n']);
});
