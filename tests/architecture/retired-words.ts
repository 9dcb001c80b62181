/** A word that the code gave up for the standard one, and where others hold it so that it stays. */
type RetiredWord = { pattern: RegExp; instead: string; folders: RegExp };

const EVERYWHERE = /^(src|scripts|tests)\//;
const OUTSIDE_OF_PAGES = /^src\/(api|backend|nightly)\//;

/** Decision 0001 has the glossary. Names that settings, tables, backups and emails already sent hold stay as they are. */
const RETIRED_WORDS: readonly RetiredWord[] = [
  { pattern: /(?<!\w)(?:MOST|LARGEST|HIGHEST)(?:_[A-Z]\w*)?(?!\w)/, instead: 'MAX_', folders: EVERYWHERE },
  { pattern: /(?<!\w)LONGEST(?:_[A-Z]\w*)?(?!\w)/, instead: 'MAX_…_LENGTH', folders: EVERYWHERE },
  {
    pattern: /(?<!\w)(?:LEAST|FEWEST|SHORTEST|SMALLEST|LOWEST)(?:_[A-Z]\w*)?(?!\w)/,
    instead: 'MIN_',
    folders: EVERYWHERE,
  },
  { pattern: /(?<!\w)PATIENCE\w*/, instead: 'TIMEOUT_MS', folders: EVERYWHERE },
  {
    pattern: /(?<!\w)(?:Letter(?!s?['" ])\w*|[a-z]+Letters?(?=[A-Z(<:,; ]))/,
    instead: 'email',
    folders: OUTSIDE_OF_PAGES,
  },
  {
    pattern: /(?<!\w)(?:Hold[A-Z]\w*|(?:find|take|end|change|read|cancel|own|paid)Holds?(?!\w))/,
    instead: 'reservation',
    folders: EVERYWHERE,
  },
  { pattern: /(?<!\w)[Ff]urther(?:Feed|Reading)\w*/, instead: 'secondary', folders: EVERYWHERE },
  { pattern: /(?<!\w)(?:PageParts|(?:ui|vehicle)Parts)(?!\w)/, instead: 'marks', folders: EVERYWHERE },
];

/** Data that keeps its name because a file or a state of before holds it. */
const KEPT_NAMES = /\b(?:keptLetters|unprovenLetters\w*|furtherFeeds|isLetter|byFirstLetter)\b/g;

const withoutStrings = (source: string): string =>
  source.replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "''");

/** Says which retired words the names of a file (`src/…`) use, each with the word to use instead. */
export function retiredWords(file: string, source: string): string[] {
  const code = withoutStrings(source).replace(KEPT_NAMES, '');
  return RETIRED_WORDS.filter(({ folders }) => folders.test(file)).flatMap(({ pattern, instead }) => {
    const found = pattern.exec(code)?.[0];
    return found === undefined
      ? []
      : [`${file} says '${found}': the word is ${instead} (docs/decisions/0001)`];
  });
}
