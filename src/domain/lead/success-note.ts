import { isLeadCategory } from './lead-categories.ts';

/** What /success is told of a lead (spec F10): its category, and what the shopper may want to read or quote. */
export type SuccessNote = {
  category: string;
  /** The name of the vehicle that was asked about. */
  vehicle?: string | undefined;
  /** The location that answers, and its hours in words. */
  place?: string | undefined;
  hours?: string | undefined;
  /** The id of the lead, by which the dealer finds it. */
  reference?: string | undefined;
};

const MAX_LENGTH = 200;
const DETAILS = ['vehicle', 'place', 'hours', 'reference'] as const;

/** A note as it is stored: a category that is not known is that of a general enquiry. */
export const writeSuccessNote = ({ category, ...details }: SuccessNote): string =>
  JSON.stringify({ ...details, category: isLeadCategory(category) ? category : 'General Enquiry' });

/** The note that was stored; undefined where it is none. Before it had more, it was the category alone. */
export function readSuccessNote(text: string | null): SuccessNote | undefined {
  if (text === null || text === '') return undefined;
  if (!text.startsWith('{')) return { category: text };
  try {
    const stored = JSON.parse(text) as Record<string, unknown>;
    if (typeof stored['category'] !== 'string') return undefined;
    const details = DETAILS.flatMap((name) => {
      const value = stored[name];
      return typeof value === 'string' && value !== '' ? [[name, value.slice(0, MAX_LENGTH)] as const] : [];
    });
    return { category: stored['category'], ...Object.fromEntries(details) };
  } catch {
    return undefined;
  }
}
