import { expect, test } from 'vitest';
import { parseTenant } from '../../tenant/parse-tenant.ts';
import type { VideoEmbed } from '../../domain/video/video-embed.ts';
import { MINIMAL_TENANT } from '../../../tests/minimal-tenant.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const connectOf = (settings: object = {}): string | undefined => {
  const tenant = parseTenant({ ...MINIMAL_TENANT, ...settings }, 'tenants/example/tenant.ts');
  const { directives } = contentSecurityPolicy({ tenant, videos: [] }) as {
    directives: string[];
  };
  return directives.find((directive) => directive.startsWith('connect-src'));
};

test('S16 pages may send requests to their own site, and to the search server where one is named', () => {
  expect(connectOf()).toBe("connect-src 'self'");
  const meilisearch = { host: 'https://search.example.com/meili/', index: 'cars' };
  expect(connectOf({ search: { meilisearch } })).toBe("connect-src 'self' https://search.example.com");
});

test('F11 pages may send events to the collector of their tenant, and no other site may', () => {
  expect(connectOf({ analytics: {} })).toBe("connect-src 'self'");
  const endpoint = 'https://events.example.org/collect?v=1';
  expect(connectOf({ analytics: { endpoint } })).toBe("connect-src 'self' https://events.example.org");
});

test("K V18 pages may call the dealer's platform, at exactly its origin, and nobody else", () => {
  const platform = { url: 'https://api.example.com/', website_id: '1' };
  expect(connectOf({ platform })).toBe("connect-src 'self' https://api.example.com");
  expect(connectOf({ platform: { website_id: '1' } })).toBe("connect-src 'self'");
});

test('P1 V2 pages may play the videos of their texts and of their vehicles, and no others', () => {
  const policyOf = (settings: object, videos: VideoEmbed[]): string => {
    const tenant = parseTenant({ ...MINIMAL_TENANT, ...settings }, 'tenants/example/tenant.ts');
    return String(contentSecurityPolicy({ tenant, videos }).directives);
  };
  expect(policyOf({}, [])).toContain("frame-src 'none'");
  expect(policyOf({}, [])).not.toContain('media-src');
  const player = { kind: 'frame', address: 'https://player.example/1' } as const;
  expect(policyOf({}, [player])).toContain('frame-src https://player.example,');
  const file = { kind: 'file', address: 'https://files.example/1.mp4' } as const;
  expect(policyOf({}, [file])).toContain('media-src https://files.example,');
  const ofVehicles = policyOf({ vehicle_page: { video_origins: ['https://films.example'] } }, []);
  expect(ofVehicles).toContain('frame-src https://films.example,media-src https://films.example,');
});

test.each<[string, object, string]>([
  ['their own site alone', {}, "img-src 'self' data:,"],
  [
    'its image host',
    { host: { kind: 'imgix', domain: 'dealer.imgix.net' } },
    "img-src 'self' data: https://dealer.imgix.net,",
  ],
  [
    'the origins of the settings',
    { origins: ['https://img.example'] },
    "img-src 'self' data: https://img.example,",
  ],
  [
    'both, since no host resizes spins',
    { host: { kind: 'cloudinary', cloud: 'dealer' }, origins: ['https://spins.example'] },
    "img-src 'self' data: https://res.cloudinary.com https://spins.example,",
  ],
])('D8 pages may load pictures from %s', (_, images, expected) => {
  const tenant = parseTenant({ ...MINIMAL_TENANT, images }, 'tenants/example/tenant.ts');
  expect(String(contentSecurityPolicy({ tenant, videos: [] }).directives)).toContain(expected);
});
