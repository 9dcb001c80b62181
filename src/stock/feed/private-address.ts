import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Networks that are not the internet: this machine, private ones, link-local (also of clouds' own services), shared. */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv4');
  PRIVATE.addSubnet(`::ffff:${network}`, 96 + bits, 'ipv6');
}
PRIVATE.addSubnet('::', 127, 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

/** Whether an address of a URL is, or a name leads to, a machine that is not on the internet. */
export async function isPrivateHost({ hostname }: URL): Promise<boolean> {
  const host = hostname.replace(/[[\]]/g, '');
  const addresses = isIP(host) ? [{ address: host, family: isIP(host) }] : await lookup(host, { all: true });
  return addresses.some(({ address, family }) => PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4'));
}
