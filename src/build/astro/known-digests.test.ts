import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { withKnownDigests } from './known-digests.ts';

const { resolve } = createRequire(import.meta.url);
const installed = resolve('astro/package.json').replace('package.json', 'dist/core/encryption.js');

type Digest = (data: string, algorithm: string) => Promise<string>;

/** The digest of the installed Astro as it is and as it is changed, run on a count of what is really digested. */
function digestOf(code: string): { digest: Digest; digested: () => number } {
  let digested = 0;
  const subtle = {
    digest: (algorithm: string, data: Uint8Array<ArrayBuffer>) => {
      digested += 1;
      return crypto.subtle.digest(algorithm, data);
    },
  };
  const body = code
    .replace(/^import \{[^}]*\} from "[^"]*";$/gm, '')
    .replace(/^export \{[^}]*\};$/m, '')
    .concat('return generateCspDigest;');
  const make = new Function('crypto', 'encodeBase64', 'ALGORITHMS', body) as (...given: unknown[]) => Digest;
  const encodeBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  const digest = make({ subtle }, encodeBase64, { 'SHA-256': 'sha256-', 'SHA-384': 'sha384-' });
  return { digest, digested: () => digested };
}

test('the installed Astro digests a text once for all pages, and as it did', async () => {
  const code = readFileSync(installed, 'utf8');
  const before = digestOf(code);
  const after = digestOf(withKnownDigests(code, installed));
  for (const algorithm of ['SHA-256', 'SHA-384', 'SHA-256'])
    for (const text of ['', 'a {}', 'b {}', 'a {}'])
      expect(await after.digest(text, algorithm)).toBe(await before.digest(text, algorithm));
  expect([before.digested(), after.digested()]).toEqual([12, 6]);
});

test('an Astro that is written otherwise stops the build', () => {
  expect(() => withKnownDigests('export {};', '/x/astro/dist/core/encryption.js')).toThrow(
    'is not as src/build/astro/known-digests.ts expects it: async function generateCspDigest',
  );
});

test('other modules stay as they are', () => {
  expect(withKnownDigests('export {};', '/x/astro/dist/core/routing.js')).toBe('export {};');
});
