import type { ContentText } from '../../domain/content/content-text.ts';

/** What is worth a look among the texts on the dealer's day `today`: those that are over, and those nobody sees yet. */
export function contentWarnings(texts: readonly ContentText[], today: string): string[] {
  return texts.flatMap(({ file, draft, from, until }) => {
    if (draft) return `${file} is a draft: it is not published.`;
    if (until !== undefined && until < today)
      return `${file}: until ${until} is in the past. It is shown no more; write a later day, or remove the file.`;
    return from !== undefined && today < from ? `${file} is published from ${from} on.` : [];
  });
}
