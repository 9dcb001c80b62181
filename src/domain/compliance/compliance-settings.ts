import * as z from 'zod';
import { LAW_RULES } from './law-rules.ts';
import { LEVELS } from './rule.ts';

const RULE_IDS = LAW_RULES.map(({ id }) => id);

/** How the published pages of a dealer are held against the law. */
export const ComplianceSettings = z.strictObject({
  /** What a finding of a rule does, by the rule's name: `refuse` stops the build, `warn` is told, `off` looks for none. */
  rules: z.partialRecord(z.enum(RULE_IDS), z.enum(LEVELS)).default({}),
});

export type ComplianceSettings = z.output<typeof ComplianceSettings>;
