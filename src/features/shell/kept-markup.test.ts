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

test('a part with a script is refused each time', async () => {
  const shell = {};
  const render = () => Promise.resolve('<p></p><script type="module" src="/a.js"></script>');
  for (let time = 0; time < 2; time += 1)
    await expect(async () => keptMarkup(shell, 'footer', render)).rejects.toThrow(
      'footer: a part that pages share cannot bring a script.',
    );
});
