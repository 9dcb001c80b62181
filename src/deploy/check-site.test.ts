import { describe, expect, test } from 'vitest';
import { DEPLOY_TARGETS } from '../domain/deploy/deploy-settings.ts';
import { checkSite } from './check-site.ts';
import { deployFile, deploySettings, deploySite } from './deploy-site.fixture.ts';

const files = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...deployFile('img/a.webp'), path: `img/${at}.webp` }));
const redirects = (count: number, from = (at: number) => `/cars/old-${at}`) =>
  Array.from({ length: count }, (_, at) => ({ from: from(at), to: '/cars/new', status: 301 as const }));

test.each(DEPLOY_TARGETS)('%s takes a small site with its settings written', (name) => {
  expect(checkSite(deploySite(), name)).toEqual({ problems: [], warnings: [] });
});

describe('a host that cannot take a site says so with the figure', () => {
  test.each([
    ['cloudflare-pages', { files: files(100_001) }, 'Files: 100,001, and the host takes 100,000.'],
    [
      'cloudflare-workers',
      { files: [{ ...deployFile('brochure.pdf'), bytes: 26_214_401 }] },
      'Bytes of a file: 26,214,401 (brochure.pdf), and the host takes 26,214,400.',
    ],
    [
      'cloudflare-pages',
      { redirects: redirects(2_001) },
      'Redirects of one address: 2,001, and the host takes 2,000.',
    ],
    [
      'cloudflare-workers',
      { redirects: redirects(101, (at) => `/old-${at}/*`) },
      'Redirects with a pattern: 101, and the host takes 100.',
    ],
    ['netlify', { files: files(54_001) }, 'Files in one folder: 54,001 (img), and the host takes 54,000.'],
    [
      'vercel',
      { redirects: redirects(2_100) },
      'Routes (headers, redirects and the backend together): 2,116, and the host takes 2,048.',
    ],
    [
      's3',
      { headers: [{ pattern: '/*', set: { 'Content-Security-Policy': 'x'.repeat(1_784) } }] },
      'Characters of the content security policy: 1,784, and the host takes 1,783.',
    ],
    [
      's3',
      { headers: [{ pattern: '/sw.js', set: { 'Service-Worker-Allowed': '/' } }] },
      'Headers of some addresses, apart from Cache-Control: 1 (/sw.js), and the host takes 0.',
    ],
  ] as const)('%s', (name, more, sentence) => {
    expect(checkSite(deploySite(more), name).problems).toEqual([sentence]);
  });

  test('what a dearer plan lifts is a warning', () => {
    expect(checkSite(deploySite({ files: files(20_001) }), 'cloudflare-pages')).toEqual({
      problems: [],
      warnings: ['Files on a free plan: 20,001, and the host takes 20,000.'],
    });
  });

  test('2,000 redirects of sold cars fit on S3, which needs no function for them', () => {
    expect(checkSite(deploySite({ redirects: redirects(2_000) }), 's3').problems).toEqual([]);
  });
});

describe('the route to the backend', () => {
  test.each(DEPLOY_TARGETS)('%s refuses a site with forms and no route, naming the setting', (name) => {
    const [problem] = checkSite(deploySite({ backend: undefined }), name).problems;
    expect(problem).toContain('leads of this tenant needs the backend');
    expect(problem).toContain('deploy.backend.url');
  });

  test.each(DEPLOY_TARGETS)('%s takes a site of files alone without one', (name) => {
    expect(checkSite(deploySite({ backend: undefined, needsBackend: [] }), name).problems).toEqual([]);
  });

  test('only a server of your own may reach it without https', () => {
    const plain = deploySite({ backend: { origin: 'http://127.0.0.1:4322', secret: 's' } });
    const refused = DEPLOY_TARGETS.filter((name) => checkSite(plain, name).problems.length > 0);
    expect(refused).toEqual(['netlify', 'cloudflare-pages', 'cloudflare-workers', 'vercel', 's3']);
  });

  test('Netlify needs the secret here, since it writes it to its rewrites', () => {
    const site = deploySite({ backend: { origin: 'https://leads.example.com' } });
    const [problem] = checkSite(site, 'netlify').problems;
    expect(problem).toContain('FORECOURT_PROXY_SECRET');
    expect(checkSite(site, 'vercel').problems).toEqual([]);
  });
});

test('a name that the host needs and the settings lack is asked for', () => {
  const site = deploySite({ settings: deploySettings({ s3: { bucket: '' } }) });
  expect(checkSite(site, 's3').problems).toEqual([
    "deploy.s3.bucket is empty, and S3 with CloudFront needs it. Write it to the tenant's settings.",
  ]);
});
