import { lookup as ask } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { FailedTry } from './feed-answer.ts';
import { isPrivateAddress } from './private-address.ts';

type Found = { address: string; family: number };

/** Asks for the addresses of a name. */
export type Resolve = (host: string) => Promise<Found[]>;

const resolveAll: Resolve = (host) => ask(host, { all: true });

/** The `lookup` of one request: `shown` is its address in messages, and only what is trusted may be a private machine. */
export type LookupOf = (shown: string, isTrusted: boolean) => LookupFunction;

/**
 * How names become addresses while one feed is fetched: as the `lookup` of a connection, so that the address that is
 * checked is the one that is connected to. A name is asked for once: wherever it leads at first, it leads there until the
 * feed is had. Addresses of private networks are refused with a FailedTry, but for what is trusted.
 */
export function guardedLookup(resolve: Resolve = resolveAll): LookupOf {
  const known = new Map<string, Promise<Found[]>>();

  const addressesOf = async (host: string, shown: string, isTrusted: boolean): Promise<Found[]> => {
    const found = known.get(host) ?? resolve(host);
    known.set(host, found);
    const addresses = await found;
    const isPrivate = !isTrusted && addresses.some(({ address }) => isPrivateAddress(address));
    if (isPrivate) throw new FailedTry(privateMachine(shown), false);
    return addresses;
  };

  return (shown, isTrusted) => (host, options, done) => {
    const wanted = options.family === 4 || options.family === 6 ? options.family : undefined;
    addressesOf(host, shown, isTrusted).then(
      (addresses) => {
        const fitting = addresses.filter(({ family }) => wanted === undefined || family === wanted);
        const [first] = fitting;
        if (!first) done(Object.assign(new Error(`${host} has no address`), { code: 'ENOTFOUND' }), '', 0);
        else if (options.all) done(null, fitting);
        else done(null, first.address, first.family);
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), '', 0),
    );
  };
}

/** Why an address is not asked, for after 'The feed <address> '. */
export const privateMachine = (shown: string): string =>
  `redirects to ${shown}, a machine of a private network, which only feed.source itself may name`;
