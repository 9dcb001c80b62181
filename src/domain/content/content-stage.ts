/** True if a text is shown on a day: not yet, now, or no more. */
export type ContentStage = 'draft' | 'coming' | 'shown' | 'ended';

/** Days are YYYY-MM-DD, both the first and the last included. */
export type ContentDates = { draft: boolean; from?: string | undefined; until?: string | undefined };

/** The stage of a text on the dealer's day `today` (spec P1, S5). */
export function contentStage({ draft, from, until }: ContentDates, today: string): ContentStage {
  if (draft) return 'draft';
  if (from !== undefined && today < from) return 'coming';
  return until !== undefined && until < today ? 'ended' : 'shown';
}
