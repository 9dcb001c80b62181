import type { ContentKind } from './content-kinds.ts';
import { contentStage } from './content-stage.ts';
import type { ContentText } from './content-text.ts';

/** Their pages stay after the last day and say that it is over: links and search engines still lead there. */
const STAYS: readonly ContentKind[] = ['offers', 'promotions', 'careers'];

/** The texts that a site has on the dealer's day `today`, YYYY-MM-DD; a preview has drafts and what is to come, too. */
export function shownTexts(
  texts: readonly ContentText[],
  today: string,
  isPreview: boolean,
): readonly ContentText[] {
  return texts.filter((text) => {
    const stage = contentStage(text, today);
    if (stage === 'ended') return STAYS.includes(text.kind);
    return stage === 'shown' || isPreview;
  });
}

/** Those of a kind that hold on that day or are previewed, in their order; of those that ended, none. */
export function currentTexts<Kind extends ContentKind>(
  texts: readonly ContentText[],
  kind: Kind,
  today: string,
): Extract<ContentText, { kind: Kind }>[] {
  type Wanted = Extract<ContentText, { kind: Kind }>;
  return texts
    .filter((text): text is Wanted => text.kind === kind)
    .filter((text) => contentStage(text, today) !== 'ended')
    .toSorted((one, other) => orderOf(one) - orderOf(other));
}

const orderOf = (text: ContentText): number => ('order' in text ? text.order : 0);
