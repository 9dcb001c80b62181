import { KNOWN_MAKES } from './known-makes.ts';

/** Make and model of a title such as 'Royal Enfield Classic 350'. */
export type SplitTitle = { make: string; model: string };

const YEAR = /^(?:19|20)\d{2}\s+/;

/** 'Harley Davidson' and 'HARLEY-DAVIDSON' are one make. */
const folded = (text: string): string => text.toLowerCase().replace(/-/g, ' ');

/**
 * A reader of titles: a year in front is passed over, then comes the longest make that is known, or one of `own`, and
 * everything behind it is the model. Undefined for a title that begins with no known make or has nothing behind it.
 */
export function titleSplitter(own: readonly string[]): (title: unknown) => SplitTitle | undefined {
  const makes = [...own, ...KNOWN_MAKES]
    .map((make) => ({ make, start: `${folded(make)} ` }))
    .toSorted((a, b) => b.start.length - a.start.length);
  return (title) => {
    if (typeof title !== 'string') return undefined;
    const text = title.trim().replace(/\s+/g, ' ').replace(YEAR, '');
    const found = makes.find(({ start }) => folded(text).startsWith(start));
    const model = found && text.slice(found.start.length).trim();
    return found && model ? { make: found.make, model } : undefined;
  };
}
