import { expect, test } from 'vitest';
import { keptMarkup } from './kept-markup.ts';

/** A part that says how often it was rendered. */
function part() {
  let renders = 0;
  return () => Promise.resolve(` <p>${renders++}</p> `);
}

test('a part is rendered once for a shell and a name', async () => {
  const [shell, other] = [{}, {}];
  const render = part();
  for (const [of, name, markup] of [
    [shell, 'footer', '<p>0</p>'],
    [shell, 'footer', '<p>0</p>'],
    [shell, 'header', '<p>1</p>'],
    [other, 'footer', '<p>2</p>'],
  ] as const)
    expect(await keptMarkup(of, name, render)).toBe(markup);
});

test('a part with a script is rendered on each page, because only a page knows its scripts', async () => {
  const shell = {};
  let renders = 0;
  const render = () => Promise.resolve(`<p>${renders++}</p><script src="/a.js"></script>`);
  for (const at of [0, 1])
    expect(await keptMarkup(shell, 'footer', render)).toBe(`<p>${at}</p><script src="/a.js"></script>`);
});
