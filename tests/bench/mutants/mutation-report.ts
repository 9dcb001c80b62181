import * as z from 'zod';
import { EQUIVALENT_MUTANTS } from './equivalent-mutants.ts';

const Mutant = z.object({
  mutatorName: z.string(),
  replacement: z.string().optional(),
  status: z.string(),
  location: z.object({ start: z.object({ line: z.number() }) }),
});
/** What is read of Stryker's report. */
export const MutationReport = z.object({
  files: z.record(z.string(), z.object({ source: z.string(), mutants: z.array(Mutant) })),
});

/** A mutant that no test caught: the line as it was, and what took the place of a part of it. */
export type Survivor = { file: string; line: number; code: string; replacement: string; reason?: string };
export type MutationScore = { caught: number; survivors: Survivor[] };

/** The counts of a report; survivors that change nothing carry the reason why. */
export function mutationScore(report: z.output<typeof MutationReport>): MutationScore {
  const mutants = Object.entries(report.files).flatMap(([file, { source, mutants: all }]) =>
    all.map((mutant) => ({
      file,
      code: source.split('\n')[mutant.location.start.line - 1]!.trim(),
      ...mutant,
    })),
  );
  const isCaught = (status: string): boolean => status === 'Killed' || status === 'Timeout';
  return {
    caught: mutants.filter(({ status }) => isCaught(status)).length,
    survivors: mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(({ file, code, replacement = '', location }) => {
        const known = EQUIVALENT_MUTANTS.find(
          (one) => one.file === file && one.code === code && one.replacement === replacement,
        );
        return { file, line: location.start.line, code, replacement, ...(known && { reason: known.reason }) };
      }),
  };
}

/** Per cent of the mutants that could be caught; those known to change nothing are not counted. 100 without any. */
export function caughtShare({ caught, survivors }: MutationScore): number {
  const missed = survivors.filter(({ reason }) => reason === undefined).length;
  return caught + missed === 0 ? 100 : (100 * caught) / (caught + missed);
}
