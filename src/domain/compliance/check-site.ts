import type { ComplianceSettings } from './compliance-settings.ts';
import { LAW_RULES } from './law-rules.ts';
import type { CheckedSite, Finding, LawRule, Level } from './rule.ts';

/** A rule, the level it was held at, and what it found. */
export type CheckedRule = Pick<LawRule, 'id' | 'title' | 'source' | 'from'> & {
  level: Level;
  findings: Finding[];
};

/** Holds a published site against every rule that its dealer has not switched off (spec P3). */
export function checkSite(
  { pages, ...site }: CheckedSite,
  { rules: levels }: ComplianceSettings,
  rules: readonly LawRule[] = LAW_RULES,
): CheckedRule[] {
  const checks = rules.map(({ id, title, source, from, level: usual, begin }) => {
    const level = levels[id] ?? usual;
    const findings: Finding[] = [];
    const rule: CheckedRule = { id, title, source, ...(from !== undefined && { from }), level, findings };
    return { rule, atWork: level === 'off' ? {} : begin(site) };
  });
  for (const page of pages)
    for (const { rule, atWork } of checks) if (atWork.page) rule.findings.push(...atWork.page(page));
  for (const { rule, atWork } of checks) if (atWork.site) rule.findings.push(...atWork.site());
  return checks.map(({ rule }) => rule);
}

/** The rules that stop a publication. */
export const refusingRules = (rules: readonly CheckedRule[]): CheckedRule[] =>
  rules.filter(({ level, findings }) => level === 'refuse' && findings.length > 0);

/** Findings of a rule that are told one by one; a whole stock may have one mistake. */
const MAX_TOLD = 3;

/** What a rule found, in one line with the first of it; none where it found nothing. */
export function findingSummary({ id, title, findings }: CheckedRule): string[] {
  const [first] = findings;
  if (!first) return [];
  const count = findings.length === 1 ? 'on 1 page' : `in ${findings.length} places`;
  return [
    `${title} (${id}): not so ${count}, as ${first.address}, ${first.element}: ${first.found}. ${first.wayOut}`,
  ];
}

/** What a rule found, for people: a line for the rule and one for each of its first findings. */
export function findingLines({ id, title, findings }: CheckedRule): string[] {
  if (findings.length === 0) return [];
  const told = findings
    .slice(0, MAX_TOLD)
    .map(({ address, element, found, wayOut }) => `  ${address}, ${element}: ${found}. ${wayOut}`);
  const more = findings.length - told.length;
  const count = findings.length === 1 ? '' : ` in ${findings.length} places`;
  return [`${title} (${id}): not so${count}.`, ...told, ...(more > 0 ? [`  and ${more} more`] : [])];
}
