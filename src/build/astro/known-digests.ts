const ENCRYPTION = /\/astro\/dist\/core\/encryption\.js$/;
const DIGEST = 'async function generateCspDigest(data, algorithm) {';

/**
 * Astro's module of digests, which remembers those it has made; any other as it is. Astro digests the scripts and styles in
 * the head of each page anew for its security policy, each time in another thread: the same few texts for every page of
 * a site. Throws when the module has changed so that its digest is not found.
 */
export function withKnownDigests(code: string, id: string): string {
  if (!ENCRYPTION.test(id)) return code;
  if (!code.includes(DIGEST))
    throw new Error(`${id} is not as src/build/astro/known-digests.ts expects it: ${DIGEST}`);
  return `${code.replace(DIGEST, 'async function digestAnew(data, algorithm) {')}
const digests = {};
function generateCspDigest(data, algorithm) {
  const known = (digests[algorithm] ??= new Map());
  const found = known.get(data) ?? digestAnew(data, algorithm);
  known.set(data, found);
  return found;
}
`;
}

/** The Vite plugin that does so. */
export const knownDigests = {
  name: 'known-digests',
  transform: (code: string, id: string) => ({
    code: withKnownDigests(code, id.split('?')[0] ?? id),
    map: null,
  }),
};
