import * as z from 'zod';
import { EQUIVALENT_MUTANTS } from './equivalent-mutants.ts';

/** Both counted from 1. */
const Position = z.object({ line: z.number(), column: z.number() });
const Mutant = z.object({
  replacement: z.string().optional(),
  status: z.string(),
  location: z.object({ start: Position, end: Position }),
});
/** What is read of Stryker's report. */
export const MutationReport = z.object({
  files: z.record(z.string(), z.object({ source: z.string(), mutants: z.array(Mutant) })),
});
export type MutationReport = z.output<typeof MutationReport>;

/** A mutant that no test caught: the line it begins on, as it was and as it became. */
export type Survivor = { file: string; line: number; code: string; changed: string; reason?: string };
export type MutationScore = {
  /** Mutants that were tried: caught, survivors and nothing else. */
  sampled: number;
  caught: number;
  survivors: Survivor[];
  /** The share of catchable mutants that were caught; those known to change nothing are not counted. 100 without any. */
  caughtPercent: number;
};

/** The counts of a report; survivors that change nothing carry the reason why. */
export function mutationScore(report: MutationReport): MutationScore {
  const isCaught = (status: string): boolean => status === 'Killed' || status === 'Timeout';
  let caught = 0;
  const survivors: Survivor[] = [];
  for (const [file, { source, mutants }] of Object.entries(report.files))
    for (const mutant of mutants)
      if (isCaught(mutant.status)) caught++;
      else if (mutant.status === 'Survived' || mutant.status === 'NoCoverage') {
        const survivor = { file, line: mutant.location.start.line, ...change(source, mutant) };
        const known = EQUIVALENT_MUTANTS.find(
          ({ file: at, code, changed }) =>
            at === file && code === survivor.code && changed === survivor.changed,
        );
        survivors.push({ ...survivor, ...(known && { reason: known.reason }) });
      }
  const missed = survivors.filter(({ reason }) => reason === undefined).length;
  const caughtPercent = caught + missed === 0 ? 100 : (100 * caught) / (caught + missed);
  return { sampled: caught + survivors.length, caught, survivors, caughtPercent };
}

function change(
  source: string,
  { replacement = '', location: { start, end } }: z.output<typeof Mutant>,
): Pick<Survivor, 'code' | 'changed'> {
  const lines = source.split('\n');
  const first = lines[start.line - 1]!;
  const changed = first.slice(0, start.column - 1) + replacement + lines[end.line - 1]!.slice(end.column - 1);
  return { code: first.trim(), changed: changed.trim().replace(/\s+/g, ' ') };
}

/** '151 sampled, 135 caught, 15 survived, 1 listed: 90.0%'; listed are the survivors with a reason. */
export function scoreLine({ sampled, caught, survivors, caughtPercent }: MutationScore): string {
  const listed = survivors.filter(({ reason }) => reason !== undefined).length;
  // Rounded down, so that what is short of an aim never reads as met.
  const percent = (Math.floor(caughtPercent * 10) / 10).toFixed(1);
  return `${sampled} sampled, ${caught} caught, ${survivors.length - listed} survived, ${listed} listed: ${percent}%`;
}
