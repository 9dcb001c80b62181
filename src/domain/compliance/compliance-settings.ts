import * as z from 'zod';
import { LAW_RULES } from './law-rules.ts';
import { LEVELS } from './rule.ts';

const RULE_IDS = LAW_RULES.map(({ id }) => id);

/** How the published pages of a dealer are held against the law. */
export const ComplianceSettings = z.strictObject({
  /** What a finding of a rule does, by the rule's name: `refuse` stops the build, `warn` is told, `off` looks for none. */
  rules: z.partialRecord(z.enum(RULE_IDS), z.enum(LEVELS)).default({}),
  /** By what right the dealer shows pictures of its own, by their path in its folder or their address, where `*` stands for anything: { 'photos/*': 'Our own photographs' }. Photos of vehicles are the feed's. */
  picture_licences: z.record(z.string(), z.string().min(1)).default({}),
});

export type ComplianceSettings = z.output<typeof ComplianceSettings>;
