import { publishAgain } from '../command-line/next-command.ts';
import { isRailName, RAIL_NAMES, RAILS, type RailName, type Refusal } from '../stock/rails/rail.ts';
import { nearestWord } from '../tenant/nearest-word.ts';
import { UsageError } from '../command-line/usage-error.ts';

/** By tenant, the guard rails that its build may break. */
export type AllowedRails = Readonly<Record<string, readonly RailName[]>>;

function railNamed(word: string, given: string): RailName {
  if (isRailName(word)) return word;
  const near = nearestWord(word, RAIL_NAMES);
  throw new UsageError(
    `--allow ${given}: there is no guard rail '${word}'.${near ? ` Did you mean ${near}?` : ''} ` +
      `The rails are: ${RAIL_NAMES.join(', ')}.`,
  );
}

function slugNamed(slug: string, given: string, slugs: readonly string[]): string {
  if (slugs.includes(slug)) return slug;
  throw new UsageError(`--allow ${given}: ${slug} is not built now. It is for one of: ${slugs.join(', ')}.`);
}

/**
 * Reads the words of `--allow`: a rail when one tenant is built, `slug:rail` when several are, so that no single word
 * takes a rail away from all tenants. Throws UsageError for an unknown rail, another tenant, and a rail without a tenant.
 */
export function allowedRails(words: readonly string[], slugs: readonly string[]): AllowedRails {
  const allowed: Record<string, RailName[]> = {};
  for (const given of words) {
    const [first = '', second] = given.split(':');
    const rail = railNamed(second ?? first, given);
    const [only] = slugs;
    if (second === undefined && (slugs.length !== 1 || only === undefined))
      throw new UsageError(
        `--allow ${given}: ${slugs.length} tenants are built, so name the one it is for, as in ` +
          `--allow ${only ?? 'my-cars'}:${rail}.`,
      );
    const slug = second === undefined ? only! : slugNamed(first, given, slugs);
    allowed[slug] = [...new Set([...(allowed[slug] ?? []), rail])];
  }
  return allowed;
}

/** The command that publishes once though these rails refuse; nothing where no rail can be allowed, as of a feed that cannot be had. */
export function allowLine(slug: string, rails: readonly string[]): string[] {
  const allow = rails.filter(isRailName).map((rail) => `--allow ${rail}`);
  return allow.length === 0 ? [] : [`If it is right, publish it once with: ${publishAgain(slug, allow)}`];
}

/** What a build with allowed rails is about to do, a line for each tenant; said before anything is started. */
export function allowedLines(allowed: AllowedRails): string[] {
  return Object.entries(allowed).map(
    ([slug, rails]) => `${slug}: about to publish even ${rails.map((rail) => RAILS[rail]).join(', and ')}.`,
  );
}

/** For the report: what each allowed rail had against the stock, and which of them had nothing. */
export function allowedWarnings(allowed: readonly RailName[], used: readonly Refusal[]): string[] {
  const unused = allowed.filter((rail) => !used.some((refusal) => refusal.rail === rail));
  return [
    ...used.map(({ rail, message }) => `Published by --allow ${rail}. ${message}`),
    ...unused.map((rail) => `--allow ${rail} was not needed: that guard rail had nothing against the stock.`),
  ];
}

/** `the guard rail count`, `the guard rails count and price`. */
export function railsText(rails: readonly string[]): string {
  const names = new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(rails);
  return rails.length === 1 ? `the guard rail ${names}` : `the guard rails ${names}`;
}
