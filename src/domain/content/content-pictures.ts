import type { ContentText } from './content-text.ts';

/** The pictures of a text, by their path from the tenant's folder or their address. */
export function contentPictures({ picture, blocks }: Pick<ContentText, 'picture' | 'blocks'>): string[] {
  const inBlocks = blocks.flatMap((block) => {
    if (block.block === 'figure') return block.src;
    if (block.block === 'video') return block.picture ?? [];
    return block.block === 'cards' ? block.cards.flatMap((card) => card.picture ?? []) : [];
  });
  return [...(picture ? [picture] : []), ...inBlocks];
}
