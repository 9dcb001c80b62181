import { expect, test } from 'vitest';
import { joinPolicies, policyAllows } from './join-policies.ts';

const OLD =
  "default-src 'none'; script-src 'self' 'sha256-old'; object-src 'none'; media-src https://a.example";
const NEW = "default-src 'none'; script-src 'self' 'sha256-new'; object-src 'none'; frame-src 'none'";

test('R3 the policy between two releases allows the pages of both', () => {
  const joined = joinPolicies(OLD, NEW);
  expect(joined).toBe(
    "default-src 'none'; script-src 'self' 'sha256-new' 'sha256-old'; object-src 'none'; frame-src 'none'; media-src https://a.example",
  );
  expect(joinPolicies("frame-src 'none'", 'frame-src https://b.example')).toBe('frame-src https://b.example');
  expect([policyAllows(joined, OLD), policyAllows(joined, NEW)]).toEqual([true, true]);
});

test.each([
  [OLD, OLD, true],
  [OLD, NEW, false],
  ["script-src 'self'", "object-src 'none'", true],
])('R3 under %s a page that needs %s works: %s', (sent, asked, isAllowed) => {
  expect(policyAllows(sent, asked)).toBe(isAllowed);
});
