import { BlockList, isIP } from 'node:net';

/** Networks that are not the internet: this machine, private ones, link-local (also of clouds' own services), shared, test. */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv4');
  // The same machines by an address of IPv6: mapped, and translated (RFC 6052).
  PRIVATE.addSubnet(`::ffff:${network}`, 96 + bits, 'ipv6');
  PRIVATE.addSubnet(`64:ff9b::${network}`, 96 + bits, 'ipv6');
}
PRIVATE.addSubnet('::', 96, 'ipv6');
// Translated within a network (RFC 8215), to nowhere (RFC 6666), Teredo, 6to4 and site-local: nothing of the internet is there.
for (const [network, bits] of [
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2002::', 16],
  ['fec0::', 10],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');
PRIVATE.addSubnet('ff00::', 8, 'ipv6');

/** True if a numeric address is that of a machine that is not on the internet. */
export const isPrivateAddress = (address: string): boolean =>
  PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The numeric address that a URL names itself; undefined where it has a name. */
export function numericHost({ hostname }: URL): string | undefined {
  const host = hostname.replace(/[[\]]/g, '');
  return isIP(host) === 0 ? undefined : host;
}
