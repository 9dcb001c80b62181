import { isLeadCategory } from './lead-categories.ts';

/** Details that every confirmation of a lead repeats (spec F1, F10): labels with their words, and the number of the yard that answers. */
export type Confirmed = { lines: [label: string, words: string][]; phone?: string };

/** News of a lead for /success (spec F10): its category, what was confirmed, and where its calendar file is. */
export type SuccessNote = Partial<Confirmed> & { category: string; calendar?: string };

const MAX = { text: 200, lines: 40 } as const;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** A note as it is stored: a category that is not known is that of a general enquiry. */
export const writeSuccessNote = ({ category, ...details }: SuccessNote): string =>
  JSON.stringify({ ...details, category: isLeadCategory(category) ? category : 'General Enquiry' });

/** Reads what was confirmed, whoever says so: lines of two texts, a number, and a path of the site. */
export function readConfirmed(given: Record<string, unknown>): Omit<SuccessNote, 'category'> {
  const { lines, phone, calendar } = given;
  const read = (Array.isArray(lines) ? lines : []).flatMap((line: unknown): Confirmed['lines'] => {
    const [label, words] = Array.isArray(line) ? (line as unknown[]) : [];
    return isText(label) && isText(words) ? [[label.slice(0, MAX.text), words.slice(0, MAX.text)]] : [];
  });
  return {
    ...(read.length > 0 && { lines: read.slice(0, MAX.lines) }),
    ...(isText(phone) && { phone: phone.slice(0, MAX.text) }),
    ...(isText(calendar) && /^\/\w/.test(calendar) && { calendar }),
  };
}

/** The note that was stored; undefined where it is none. */
export function readSuccessNote(text: string | null): SuccessNote | undefined {
  if (!text?.startsWith('{')) return undefined;
  try {
    const stored = JSON.parse(text) as Record<string, unknown>;
    if (typeof stored['category'] !== 'string') return undefined;
    return { category: stored['category'], ...readConfirmed(stored) };
  } catch {
    return undefined;
  }
}
