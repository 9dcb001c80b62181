import { shownWords } from './shown-words.ts';

/** Files whose texts shoppers or dealers read. The rest is read by who runs and writes the sites. */
const IS_READ_BY_SHOPPERS =
  /^(?:tenants|scripts\/demo|src\/(?:components|domain|features|layouts|pages|site|build\/tenants|backend\/(?!commands|store|\w+-store)))\//;
const IS_READ = /^(?:src|scripts|tenants)\//;
/** Tests, fixtures, stock of feeds and styles say nothing to anyone. */
const IS_NOT_SAID = /\.(?:test|suite|fixture|bench)\.tsx?$|^src\/stock\/fixtures\/|-style\.ts$/;

type Refusal = {
  pattern: RegExp;
  /** What to write, and why. */
  way: string;
  isForAll?: true;
};

const REFUSED: readonly Refusal[] = [
  { pattern: /\bsomebody\b/i, way: "write 'someone'", isForAll: true },
  { pattern: /\be-mail(?:s|ed)?\b/i, way: "write 'email'", isForAll: true },
  { pattern: /\bnobody of\b/i, way: "write 'none of us' or 'we'll never'", isForAll: true },
  {
    pattern: /\bany more(?=\s*(?:[.,;:!?)'"’]|$|and\b|or\b))/i,
    way: "write 'no longer'",
    isForAll: true,
  },
  {
    pattern: /(?<!\b(?:any|each|most|none|one|some) )\bof ours\b/i,
    way: "write 'our …'",
    isForAll: true,
  },
  { pattern: /\bby hand\b/i, way: "write 'yourself', or say what to press" },
  {
    pattern: /\bWe (?:answer|call|come|send)\b|\bwe (?:answer|call|come|send) (?:back|it|them|to|you)\b/,
    way: "write 'we'll …': it has not happened yet",
  },
  { pattern: /(?<!\bsmall )\bletters?\b(?!,| (?:and|or|in)\b)/i, way: "write 'email'" },
  { pattern: /(?<!\bdecision )\bmakers?\b/i, way: "write 'manufacturer', or 'make' for its name" },
  {
    pattern: /\b[a-z]+ of (?:\d+|…|two|three|four|five|six|seven|eight|nine|ten|twelve) years\b/i,
    way: "write 'a seven-year-old tyre'",
  },
];

/** A text that may say a refused word, and why. */
export type Allowance = { file: string; text: string; reason: string };

/** A name, a selector or a class of the code has no three words. */
const isSentence = (text: string): boolean => /\S \S+ \S/.test(text);

/** What every refused text has: most files have none of it and need not be parsed. */
const MAY_BE_REFUSED =
  /somebody|e-mail|nobody\s+of|any\s+more|of\s+ours|by\s+hand|we\s+(?:answer|call|come|send)|letter|maker|\syears\b/i;

/** What is refused in the texts of a file, as 'path:line says …: write …'. `allowed` are texts that are left alone. */
export function refusedWords(file: string, source: string, allowed: readonly Allowance[]): string[] {
  if (!IS_READ.test(file) || IS_NOT_SAID.test(file) || !MAY_BE_REFUSED.test(source)) return [];
  const isOfShoppers = IS_READ_BY_SHOPPERS.test(file);
  const rules = REFUSED.filter(({ isForAll }) => isForAll ?? isOfShoppers);
  return shownWords(file, source).flatMap(({ line, text }) => {
    if (!isSentence(text) || allowed.some((one) => one.file === file && text.includes(one.text))) return [];
    return rules.flatMap(({ pattern, way }) => {
      const said = pattern.exec(text)?.[0];
      return said === undefined ? [] : [`${file}:${line} says '${said}': ${way}`];
    });
  });
}
