import { UsageError } from '../command-line/usage-error.ts';

/** The moment that FORECOURT_NOW fixes a build to; undefined when it is not set. Throws UsageError for other words. */
export function fixedClock(text: string | undefined): Date | undefined {
  if (text === undefined || text === '') return undefined;
  const moment = new Date(text);
  if (!Number.isNaN(moment.getTime())) return moment;
  throw new UsageError(
    `FORECOURT_NOW is '${text}', which is no moment. Write it as in 2026-11-21T03:00:00Z, or unset it to build as of now.`,
  );
}
