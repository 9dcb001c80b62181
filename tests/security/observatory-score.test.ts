import { expect, test } from 'vitest';
import { headerRules } from '../../src/build/publish/headers-file.ts';
import { matchingHeaders } from '../../src/build/publish/matching-headers.ts';
import { observatoryScore } from './observatory-score.ts';

const ours = matchingHeaders(
  headerRules("default-src 'none'; script-src 'self'; frame-ancestors 'self'", { https_subdomains: true }),
  '/',
);
const without = (name: string): Map<string, string> => new Map([...ours].filter(([each]) => each !== name));
const withValue = (name: string, value: string): Map<string, string> => new Map([...ours, [name, value]]);

test('headers as a site has them get 140 points, 145 with a safe cookie', () => {
  expect(observatoryScore({ headers: ours })).toEqual({ points: 140, lost: [] });
  const cookies = ['__Host-a=b; Path=/; HttpOnly; Secure; SameSite=Lax'];
  expect(observatoryScore({ headers: ours, cookies }).points).toBe(145);
});

test.each([
  // X-Frame-Options still keeps the page out of frames, without a bonus.
  ['content-security-policy', 75, ['content-security-policy', 'frame-ancestors']],
  ['strict-transport-security', 80, ['strict-transport-security']],
  ['referrer-policy', 135, ['referrer-policy']],
  ['x-content-type-options', 135, ['x-content-type-options']],
  ['cross-origin-resource-policy', 130, ['cross-origin-resource-policy']],
  ['cross-origin-opener-policy', 130, ['cross-origin-opener-policy']],
])('control: a site that lost %s has %d points, and the loss is named', (name, points, lost) => {
  expect(observatoryScore({ headers: without(name) })).toEqual({ points, lost });
});

test.each([
  ['content-security-policy', "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'self'", 80],
  ['content-security-policy', "default-src 'none'; script-src 'unsafe-eval'; frame-ancestors 'self'", 120],
  ['content-security-policy', "default-src 'self'; frame-ancestors 'self'", 135],
  ['strict-transport-security', 'max-age=86400', 130],
  ['referrer-policy', 'unsafe-url', 130],
  ['access-control-allow-origin', '*', 50],
])('control: %s: %s leaves %d points', (name, value, points) => {
  expect(observatoryScore({ headers: withValue(name, value) }).points).toBe(points);
});

test.each([
  ['a=b; Path=/; HttpOnly; SameSite=Lax', 60],
  ['a=b; Path=/; Secure; SameSite=Lax', 70],
  ['a=b; Path=/; Secure; HttpOnly', 140],
])('control: the cookie %s leaves %d points', (cookie, points) => {
  expect(observatoryScore({ headers: ours, cookies: [cookie] }).points).toBe(points);
});
