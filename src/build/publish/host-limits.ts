import type { SiteFile } from './site-files.ts';

/** What Cloudflare Pages takes, the narrowest of the usual static hosts. */
const LIMITS = {
  files: 100_000,
  filesOfFreePlan: 20_000,
  fileBytes: 25 * 1024 * 1024,
  headerRules: 100,
  headerLine: 2_000,
  redirects: 2_000,
  redirectsWithPattern: 100,
  redirectLine: 1_000,
} as const;

/** Redirects without a pattern that the narrowest host takes. */
export const MAX_REDIRECTS = LIMITS.redirects;

/** Leaves room in a header line of 2,000 characters for its name and for one hash more. */
const POLICY_CHARACTERS = 1_900;

type Bundle = { files: readonly SiteFile[]; headers: string; redirects: string; policy: string };
export type LimitCheck = { problems: string[]; warnings: string[] };

const shown = (number: number): string => number.toLocaleString('en-AU');

function over(what: string, found: number, most: number): string[] {
  return found > most ? [`${what}: ${shown(found)}, and a static host takes ${shown(most)} at most.`] : [];
}

const longest = (lines: readonly string[]): number => Math.max(0, ...lines.map((line) => line.length));
const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** Holds a bundle against the limits of static hosts; `problems` name the limit and the number, and stop a build. */
export function checkHostLimits({ files, headers, redirects, policy }: Bundle): LimitCheck {
  const rules = linesOf(headers).filter((line) => line.startsWith('/')).length;
  const redirectLines = linesOf(redirects);
  const patterned = redirectLines.filter((line) => /[*:]/.test(line)).length;
  return {
    problems: [
      ...over('Characters of the content security policy', policy.length, POLICY_CHARACTERS),
      ...over('Files', files.length, LIMITS.files),
      ...files.flatMap((file) => over(`Bytes of ${file.path}`, file.bytes, LIMITS.fileBytes)),
      ...over('Rules in _headers', rules, LIMITS.headerRules),
      ...over('Characters in a line of _headers', longest(linesOf(headers)), LIMITS.headerLine),
      ...over('Redirects', redirectLines.length - patterned, LIMITS.redirects),
      ...over('Redirects with a pattern', patterned, LIMITS.redirectsWithPattern),
      ...over('Characters in a line of _redirects', longest(redirectLines), LIMITS.redirectLine),
    ],
    warnings:
      files.length > LIMITS.filesOfFreePlan && files.length <= LIMITS.files
        ? [
            `${shown(files.length)} files: free plans of static hosts take ${shown(LIMITS.filesOfFreePlan)}. ` +
              'A picture host (images.host in the settings) takes the pictures out of the bundle.',
          ]
        : [],
  };
}
