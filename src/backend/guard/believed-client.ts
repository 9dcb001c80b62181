import { BlockList, isIP } from 'node:net';
import { timingSafeEqual } from 'node:crypto';

/** Who asks, and for which host, as far as it can be believed. */
export type Client = { address: string; host: string; isSecure: boolean };

/** Proxies whose word on host and address is taken, by their address or by a shared secret. */
export type ProxyTrust = {
  /** True if an address is that of a proxy. */
  isProxy: (address: string) => boolean;
  secret?: string;
};

/** The header in which a proxy sends the shared secret. */
export const PROXY_SECRET_HEADER = 'x-forecourt-proxy';

/** 127.0.0.1 for ::ffff:127.0.0.1: the same machine, seen through a socket of the other family. */
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '').toLowerCase();

/** Reads addresses and networks such as `10.0.0.0/8`. Throws an Error that names the one that is neither. */
export function readTrustedAddresses(list: string): (address: string) => boolean {
  const trusted = new BlockList();
  for (const entry of list.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', bits] = entry.split('/');
    const version = isIP(address);
    const most = version === 4 ? 32 : 128;
    const prefix = bits === undefined ? most : Number(bits);
    if (version === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > most)
      throw new Error(`'${entry}' is no address or network. Write 127.0.0.1, 10.0.0.0/8 or ::1.`);
    trusted.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6');
  }
  return (address) => {
    const version = isIP(address);
    return version !== 0 && trusted.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
}

function isSame(given: string | undefined, secret: string | undefined): boolean {
  if (!given || !secret) return false;
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The host without its port; '' for what is none. */
const hostName = (host: string | undefined): string =>
  (/^(\[[^\]]*\]|[^:/]*)(?::\d+)?$/.exec(host?.trim() ?? '')?.[1] ?? '').toLowerCase();

/** The address of an entry of X-Forwarded-For, which some proxies write with the port: 192.0.2.1:443, [2001:db8::1]:443. */
function entryAddress(entry: string): string {
  const text = entry.trim();
  const [, v6, v4] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d{1,5})?$/.exec(text) ?? [];
  return plainAddress(v6 ?? v4 ?? text);
}

const lastOf = (list: string | undefined): string => list?.split(',').at(-1)?.trim() ?? '';

/**
 * Who asks: the peer and its Host header, unless the peer is a proxy that may speak for others. Then the last address of
 * X-Forwarded-For that is no proxy counts, because anybody may write those before it, and the last X-Forwarded-Host.
 */
export function believedClient(
  peer: string,
  header: (name: string) => string | undefined,
  { isProxy, secret }: ProxyTrust,
): Client {
  const address = plainAddress(peer);
  const own = { address, host: hostName(header('host')), isSecure: false };
  if (!isProxy(address) && !isSame(header(PROXY_SECRET_HEADER), secret)) return own;
  const forwarded = (header('x-forwarded-for') ?? '').split(',').map(entryAddress);
  const behind = forwarded.filter((entry) => isIP(entry) !== 0 && !isProxy(entry)).at(-1);
  return {
    address: behind ?? address,
    host: hostName(lastOf(header('x-forwarded-host'))) || own.host,
    isSecure: lastOf(header('x-forwarded-proto')).toLowerCase() === 'https',
  };
}
