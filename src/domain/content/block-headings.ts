import type { ShownBlock } from './content-view.ts';

export type HeadingTag = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** The level of the last heading that a block shows, from 1 to 6; undefined for one without. */
function lastLevel(block: ShownBlock): number | undefined {
  if (block.block === 'stock') return 2;
  if (block.block !== 'words') return undefined;
  const last = [...block.html.matchAll(/<h([1-6])[\s>]/g)].at(-1);
  return last && Number(last[1]);
}

/** For each block of a text below the heading of its page, the level that titles inside it have: one below what stands above (spec P1). */
export function blockHeadings(blocks: readonly ShownBlock[]): HeadingTag[] {
  let above = 1;
  return blocks.map((block) => {
    const own: HeadingTag = `h${Math.min(above + 1, 6)}` as HeadingTag;
    above = lastLevel(block) ?? above;
    return own;
  });
}
