import { pino, type DestinationStream, type Logger } from 'pino';
import { backgroundLines } from './background-lines.ts';
import { maskPersonal } from './mask-personal.ts';

export type Log = Logger;

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

export const STANDARD_ERROR = 2;

/** An error for the log: its kind, words and place, masked, since databases quote the values they refuse. */
const errorFields = (error: unknown): object =>
  error instanceof Error
    ? { name: error.name, message: maskPersonal(error.message), stack: maskPersonal(error.stack ?? '') }
    : { message: maskPersonal(String(error)) };

/**
 * A log of one JSON object a line. What is logged of a request is chosen, never a body, a query or a header; words are
 * masked besides. Goes to `destination`: standard error, whose lines are dropped where it takes none, unless told otherwise.
 */
export function createLog(
  level: LogLevel = 'info',
  destination: DestinationStream = backgroundLines(STANDARD_ERROR, () => undefined),
): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorFields },
      hooks: {
        logMethod(given, method) {
          const masked = given.map((each: unknown) => (typeof each === 'string' ? maskPersonal(each) : each));
          method.apply(this, masked as Parameters<typeof method>);
        },
      },
    },
    destination,
  );
}
