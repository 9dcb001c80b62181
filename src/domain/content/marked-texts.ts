import { dayInWords } from '../text/long-day.ts';
import { contentStage, type ContentDates } from './content-stage.ts';
import type { ContentText } from './content-text.ts';

/** What a preview puts before the title of a text that nobody sees yet on the dealer's day `today`; '' for the others. */
export function previewMark(dates: ContentDates, today: string): string {
  const stage = contentStage(dates, today);
  if (stage === 'draft') return 'Draft: ';
  return stage === 'coming' && dates.from !== undefined ? `From ${dayInWords(dates.from)}: ` : '';
}

/** The texts of a preview: the titles of those that are not published say so, wherever they are shown (spec P1). */
export const markedTexts = (texts: readonly ContentText[], today: string): ContentText[] =>
  texts.map((text) => ({ ...text, title: previewMark(text, today) + text.title }));
