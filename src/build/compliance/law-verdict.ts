import { findingLines, findingSummary, refusingRules } from '../../domain/compliance/check-site.ts';
import type { Certificate } from '../../domain/compliance/certificate.ts';
import type { RailName } from '../../stock/rails/rail.ts';

/** What a build does with a certificate: what it tells, and why it stops. */
export type LawVerdict = { warnings: string[]; refusal?: string };

/** A rule that refuses stops the build, unless `--allow law` was given for it; all else is told. */
export function lawVerdict({ rules }: Pick<Certificate, 'rules'>, allowed: readonly RailName[]): LawVerdict {
  const refusing = refusingRules(rules);
  const told = rules.filter((rule) => !refusing.includes(rule)).flatMap(findingSummary);
  const isAllowed = allowed.includes('law');
  if (refusing.length === 0)
    return { warnings: isAllowed ? [...told, '--allow law was not needed: no rule refuses a page.'] : told };
  const lines = refusing.flatMap(findingLines);
  if (isAllowed)
    return {
      warnings: [
        ...told,
        ...refusing.flatMap(findingSummary).map((line) => `Published by --allow law. ${line}`),
      ],
    };
  const wayOut = 'Mend the pages; compliance.rules in the settings says what each rule does.';
  return {
    warnings: told,
    refusal: ['The pages are not as the law asks, so nothing was published.', ...lines, wayOut].join('\n'),
  };
}
