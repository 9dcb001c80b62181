import { describe, expect, test } from 'vitest';
import { Href, LinkTarget, Origin, PicturePath, SecureAddress, SitePath, WebAddress } from './web-address.ts';

const SCHEMAS = { Href, LinkTarget, Origin, PicturePath, SecureAddress, SitePath, WebAddress };

describe('addresses of the settings', () => {
  test.each([
    ['WebAddress', 'http://example.com/a?b#c', true],
    ['WebAddress', 'javascript:alert(1)', false],
    ['WebAddress', 'https://user:pw@example.com', false],
    ['WebAddress', 'https://exa mple.com', false],
    ['SecureAddress', 'https://example.com/a', true],
    ['SecureAddress', 'http://example.com/a', false],
    ['SitePath', '/about-us?x=1#y', true],
    ['SitePath', '/', true],
    ['SitePath', '//example.com', false],
    ['SitePath', '/\\example.com', false],
    ['SitePath', 'about-us', false],
    ['Href', 'https://example.com', true],
    ['Href', 'HTTPS://EXAMPLE.COM', true],
    ['Href', 'https:/\\example.com', false],
    ['Href', ' https://example.com', false],
    ['LinkTarget', '#top', true],
    ['LinkTarget', 'tel:+61 2 5550 0100', true],
    ['LinkTarget', 'mailto:a@example.com', true],
    ['LinkTarget', 'mailto:a', false],
    ['LinkTarget', 'data:text/html,x', false],
    ['PicturePath', 'photos/a b.webp', true],
    ['PicturePath', '', true],
    ['PicturePath', 'https://pics.example/a.webp', true],
    ['PicturePath', 'photos/a:b.webp', true],
    ['PicturePath', 'C:\\a.webp', false],
    ['PicturePath', 'javascript:alert(1)', false],
    ['PicturePath', 'h2://pics.example/a.webp', false],
    ['PicturePath', '//pics.example/a.webp', false],
  ] as const)('%s %j: %s', (name, text, isGood) => {
    expect(SCHEMAS[name].safeParse(text).success).toBe(isGood);
  });

  test('an origin loses its closing slash and nothing else', () => {
    expect(Origin.parse('https://www.example.com.au/')).toBe('https://www.example.com.au');
    expect(Origin.parse('https://www.example.com.au:8443')).toBe('https://www.example.com.au:8443');
  });
});
