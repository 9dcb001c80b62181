import { firstWordOfTitle, titleSplitter } from '../read/split-title.ts';

/** Titles that must begin with a word before it is taken for a make, and different words that must stand behind it. */
const MIN_TITLES = 2;
const MIN_MODELS = 2;

/** Words that begin titles and are no make. */
const NO_MAKE =
  /^(a|an|the|my|our|this|great|low|rare|cheap|must|one|only|just|auto|automatic|manual|diesel|petrol|turbo|special|sale|reduced|on|stock|vehicle|car|ute|van|suv|bike|caravan|truck|\W*)$/i;

const splitKnown = titleSplitter([]);

/** Makes that the list of known makes lacks, read from titles such as '2019 Zastava Koral': first words that repeat, in the feed's spelling. */
export function repeatedMakes(titles: readonly string[]): string[] {
  const found = new Map<string, { make: string; count: number; behind: Set<string> }>();
  for (const title of titles) {
    if (splitKnown(title) !== undefined) continue;
    const word = firstWordOfTitle(title);
    if (word === undefined || !/^\p{Lu}[\p{L}&.'-]+$/u.test(word) || NO_MAKE.test(word)) continue;
    const entry = found.get(word.toLowerCase()) ?? { make: word, count: 0, behind: new Set() };
    entry.count += 1;
    entry.behind.add(
      title
        .slice(title.indexOf(word) + word.length)
        .trim()
        .split(/\s/)[0]
        ?.toLowerCase() ?? '',
    );
    found.set(word.toLowerCase(), entry);
  }
  return [...found.values()].flatMap(({ make, count, behind }) =>
    count >= MIN_TITLES && behind.size >= MIN_MODELS ? [make] : [],
  );
}
