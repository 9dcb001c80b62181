import { UsageError } from '../../command-line/usage-error.ts';

type Environment = Record<string, string | undefined>;

/** The origin of a server. */
export type ServerHost = { host: string; isLocal: boolean };

const EXAMPLE = 'expected the origin of the server, as in https://search.example.com';
const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * The server that MEILI_HOST names, or undefined. Throws UsageError for what is no origin; the value is not repeated, as
 * it may be the key in the wrong place.
 */
export function hostFromEnvironment(environment: Environment): ServerHost | undefined {
  const value = environment['MEILI_HOST'];
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError(`MEILI_HOST is no address: ${EXAMPLE}.`);
  if (url.username || url.password || url.pathname !== '/' || url.search || url.hash)
    throw new UsageError(`MEILI_HOST holds more than an origin (a name, a path or a query): ${EXAMPLE}.`);
  return { host: url.origin, isLocal: LOCAL.test(url.hostname) };
}

/** The key that MEILI_ADMIN_KEY holds, or undefined. Throws UsageError, without it, when no header can carry it. */
export function adminKeyFromEnvironment(environment: Environment): string | undefined {
  const value = environment['MEILI_ADMIN_KEY'];
  if (!value) return undefined;
  if (!/^[\x21-\x7e]+$/.test(value))
    throw new UsageError('MEILI_ADMIN_KEY holds a space, a line end or another character that no key has.');
  return value;
}

/** The value, or a UsageError that says what the variable of the environment is for. */
export function required<Value>(value: Value | undefined, name: string, what: string): Value {
  if (value !== undefined) return value;
  throw new UsageError(`${name} is not set: ${what}. It is read from the environment only.`);
}
