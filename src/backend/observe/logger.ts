import { pino, type DestinationStream, type Logger } from 'pino';
import { maskPersonal } from './mask-personal.ts';

export type Log = Logger;

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** An error for the log: its kind, words and place, masked, since databases quote the values they refuse. */
const errorFields = (error: unknown): object =>
  error instanceof Error
    ? { name: error.name, message: maskPersonal(error.message), stack: maskPersonal(error.stack ?? '') }
    : { message: maskPersonal(String(error)) };

/** Bytes of lines that are written together, and milliseconds for which a line waits for others at most. */
const WRITTEN_TOGETHER = 8 * 1024;
const MAX_WAIT = 200;

/** Lines are written in the background; what is left is written when the process ends. */
function standardError(): DestinationStream {
  const together = { minLength: WRITTEN_TOGETHER, periodicFlush: MAX_WAIT };
  const stream = pino.destination({ fd: 2, sync: false, ...together });
  process.on('exit', () => stream.flushSync());
  return stream;
}

/**
 * A log of one JSON object a line. What is logged of a request is chosen, never a body, a query or a header; words are
 * masked besides. Goes to standard error unless `destination` says otherwise.
 */
export function createLog(level: LogLevel = 'info', destination?: DestinationStream): Log {
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
    destination ?? standardError(),
  );
}
