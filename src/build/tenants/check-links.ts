import { routeAnswer } from '../../domain/site/site-routes.ts';
import { nearestWord } from '../../tenant/nearest-word.ts';
import type { TenantProblem } from '../../tenant/tenant-error.ts';

/** Links that lead nowhere, and warnings of those that hang on the stock and look like a slip. */
export type LinkFindings = { problems: TenantProblem[]; warnings: string[] };

/**
 * Judges links by where they stand (a setting, or a file of content) and lead; `pages` are all addresses of the site that
 * do not hang on its stock.
 */
export function checkLinks(
  links: readonly { path: string; href: string }[],
  pages: ReadonlySet<string>,
): LinkFindings {
  const known = [...pages].toSorted();
  const findings: LinkFindings = { problems: [], warnings: [] };
  for (const { path, href } of links) {
    if (!href.startsWith('/')) continue;
    const answer = routeAnswer(href, pages);
    const bare = href.replace(/[?#].*$/, '');
    if (answer === 'nothing') {
      const nearest = nearestWord(bare, known);
      findings.problems.push({
        path,
        expected: 'a page of the site',
        found: `'${href}', which leads nowhere`,
        wayOut: nearest
          ? `write '${nearest}'`
          : `add a text with path: ${bare} to content/, or take the link out`,
      });
    } else if (answer === 'stock') {
      const meant = slipOf(bare, known);
      if (meant !== undefined)
        findings.warnings.push(
          `${path} leads to ${href}, which is there only while the stock has it. Did you mean ${meant}?`,
        );
    }
  }
  return findings;
}

/** Words of fewer letters than this are alike by chance: a van is not new. */
const MIN_LETTERS = 6;

/** The known list that a list's address was most likely meant for; makes and bodies are further away. */
function slipOf(path: string, known: readonly string[]): string | undefined {
  const word = path.slice('/search/'.length);
  if (!path.startsWith('/search/') || word.length < MIN_LETTERS) return undefined;
  const words = known
    .filter((page) => page.startsWith('/search/'))
    .map((page) => page.slice('/search/'.length));
  const nearest = nearestWord(word, words);
  return nearest === undefined ? undefined : `/search/${nearest}`;
}
