import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { exampleBackend, exampleHandover } from '../example-backend.fixture.ts';
import { toSiteRelease } from '../tenants/site-release.ts';

const SUCCESS = `<!doctype html><html lang="en-AU" data-font="manrope"><head><script src="/x.js"></script>
  <link rel="stylesheet" href="/_astro/theme.1.css"><link rel="preload" href="/_astro/m.woff2" as="font" type="font/woff2" crossorigin>
  <link rel="preload" as="image" href="/photo.jpg"><link rel="canonical" href="https://x.example/success">
  <link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/_astro/Page.css"></head>
  <body><header><img src="/logo.svg?v=1" alt=""></header><main><img src="/other.svg" alt=""></main></body></html>`;
const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const NONE = '/api/checkout/holds/00000000-0000-4000-8000-000000000000/page';

const opened = (forms: Record<string, string> = { '/success': SUCCESS }) =>
  exampleBackend([toSiteRelease(exampleHandover({ forms }))]);
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('F9 a page of the backend has the colours, type, icon and logo of its site, its licence, and no script', async () => {
  const { ask } = await opened();
  const { text, status } = await ask(NONE);
  expect(status).toBe(404);
  for (const part of [
    'data-font="manrope"',
    '/_astro/theme.1.css',
    '/_astro/m.woff2',
    'href="/favicon.svg"',
    '/_astro/Page.css',
    '<img src="/logo.svg?v=1" alt=""',
    'Example Cars',
    'MD012345',
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/<script|canonical|photo\.jpg|other\.svg/);
});

test('F9 the policy of such a page allows its own styles by their hash, and no script', async () => {
  const { ask } = await opened({});
  const { text, headers } = await ask(NONE);
  const policy = headers.get('content-security-policy')!;
  const styles = [...text.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style]) => style!);
  expect(styles).toHaveLength(2);
  for (const style of styles) expect(policy).toContain(hashOf(style));
  expect(policy).toMatch(/^default-src 'none'; style-src 'self' /);
  expect(policy).not.toMatch(/script-src|unsafe/);
  expect(policy).toContain("form-action 'self'");
  expect(headers.get('cache-control')).toBe('no-store');
});

test('F9 a site that handed no page over has a plain look', async () => {
  const { ask } = await opened({});
  const { text } = await ask(NONE);
  expect(text).toContain('--color-ground:#f6f7f9');
  expect(text).not.toContain('<img');
});

test('F9 a browser that opens an address that does not exist gets a page of the site, and a script its answer', async () => {
  const { ask } = await opened();
  const page = await ask('/api/payments/none/pay', { headers: HTML });
  expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8']);
  expect(page.text).toContain('We can&#39;t find that payment.');
  const answer = await ask('/api/payments/none/pay');
  expect(answer.json()).toMatchObject({ error: "We can't find that payment." });
  const nowhere = await ask('/api/nothing', { headers: { ...HTML, host: 'strange.example' } });
  expect([nowhere.status, nowhere.headers.get('content-type')]).toEqual([404, 'application/json']);
});
