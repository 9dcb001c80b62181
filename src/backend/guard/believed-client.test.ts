import { describe, expect, test } from 'vitest';
import { believedClient, readTrustedAddresses } from './believed-client.ts';

const FORGED = {
  host: 'a.example',
  'x-forwarded-host': 'b.example',
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-proto': 'https',
};
const ask = (
  peer: string,
  headers: Record<string, string>,
  trust: Partial<Parameters<typeof believedClient>[2]> = {},
) => believedClient(peer, (name) => headers[name], { isProxy: () => false, ...trust });

describe('design 6 X-Forwarded headers', () => {
  test('of a stranger are ignored, whatever they say', () => {
    const own = { address: '198.51.100.7', host: 'a.example', isSecure: false };
    expect(ask('198.51.100.7', FORGED)).toEqual(own);
    expect(ask('198.51.100.7', { ...FORGED, 'x-forecourt-proxy': 'guess' }, { secret: 'known' })).toEqual(
      own,
    );
    expect(ask('198.51.100.7', { ...FORGED, 'x-forecourt-proxy': '' }, { secret: '' })).toEqual(own);
  });

  test.each([
    ['by its address', '10.1.2.3', {}, { isProxy: readTrustedAddresses('10.0.0.0/8') }],
    ['by its address in IPv6 form', '::ffff:10.1.2.3', {}, { isProxy: readTrustedAddresses('10.0.0.0/8') }],
    ['by the secret', '198.51.100.7', { 'x-forecourt-proxy': 'known' }, { secret: 'known' }],
  ])('of a proxy that is trusted %s are believed', (_, peer, secret, trust) => {
    expect(ask(peer, { ...FORGED, ...secret }, trust)).toEqual({
      address: '203.0.113.9',
      host: 'b.example',
      isSecure: true,
    });
  });

  test.each([
    ['192.0.2.1, 203.0.113.9', '203.0.113.9'],
    ['203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['203.0.113.9, nonsense', '203.0.113.9'],
    ['2001:DB8::1', '2001:db8::1'],
    ['203.0.113.9:51324', '203.0.113.9'],
    ['192.0.2.1, 203.0.113.9:51324, 10.0.0.2:8080', '203.0.113.9'],
    ['[2001:DB8::1]:51324', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['203.0.113.9, [::1]:443', '203.0.113.9'],
    ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
    ['203.0.113.9:x', '10.0.0.1'],
    ['203.0.113.9:443:443', '10.0.0.1'],
    ['[203.0.113.9', '10.0.0.1'],
    ['nonsense', '10.0.0.1'],
    ['', '10.0.0.1'],
  ])('X-Forwarded-For %j behind a proxy is %s', (list, address) => {
    const trust = { isProxy: readTrustedAddresses('10.0.0.0/8, ::1') };
    expect(ask('10.0.0.1', { host: 'a.example', 'x-forwarded-for': list }, trust).address).toBe(address);
  });
});

test.each([
  ['A.Example:8080', 'a.example'],
  ['[::1]:4321', '[::1]'],
  ['a.example/path', ''],
  ['', ''],
])('the host %j is %j', (host, name) => {
  expect(ask('192.0.2.1', { host }).host).toBe(name);
});

test.each(['10.0.0.0/33', 'proxy.example', '::1/129', '10.0.0.0/x'])('%s is refused by name', (entry) => {
  expect(() => readTrustedAddresses(`127.0.0.1 ${entry}`)).toThrow(`'${entry}' is no address or network.`);
});
