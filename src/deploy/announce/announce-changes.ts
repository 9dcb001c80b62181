import { changedAddresses, INDEX_NOW, indexNowRequests, keyPath } from '../../domain/reach/index-now.ts';
import { canonicalUrl } from '../../domain/address/canonical.ts';
import type { ReadSite } from '../read-site.ts';
import { listedPages, readAnnounced, writeAnnounced } from './announced-pages.ts';

/** Longest wait for an answer. */
const MAX_DURATION_MS = 15_000;

export type Announcement = {
  read: ReadSite;
  siteUrl: string;
  key: string;
  /** The folder of what is kept for the tenant on this machine. */
  state: string;
  fetch: typeof globalThis.fetch;
};

/** Why the site cannot prove its key; undefined when it can. */
async function keyProblem({ siteUrl, key, fetch }: Announcement): Promise<string | undefined> {
  const address = canonicalUrl(siteUrl, keyPath(key));
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(MAX_DURATION_MS) });
    const text = answer.ok ? (await answer.text()).trim() : '';
    return text === key ? undefined : `${address} does not answer with the key (status ${answer.status})`;
  } catch (error) {
    return `${address} does not answer: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/**
 * Tells the search engines of IndexNow which pages changed since they were told last (spec P9), in words for people. It
 * never fails a push: what could not be told stays to be told with the next one.
 */
export async function announceChanges(announcement: Announcement): Promise<string> {
  const { read, siteUrl, key, state, fetch } = announcement;
  const now = await listedPages(read, siteUrl);
  const changed = changedAddresses((await readAnnounced(state)) ?? {}, now);
  if (changed.length === 0) return 'Search engines know all pages as they are.';
  const later = 'They are told with the next push, or with the deed announce.';
  const problem = await keyProblem(announcement);
  if (problem !== undefined)
    return `Search engines were not told of ${changed.length} pages: ${problem}. ${later}`;
  for (const body of indexNowRequests(siteUrl, key, changed)) {
    const answer = await fetch(INDEX_NOW, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(MAX_DURATION_MS),
    }).catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
    const refusal = typeof answer === 'string' ? answer : answer.ok ? undefined : `status ${answer.status}`;
    if (refusal !== undefined)
      return `Search engines were not told of ${changed.length} pages: ${INDEX_NOW}, ${refusal}. ${later}`;
  }
  await writeAnnounced(state, now);
  return `Search engines were told of ${changed.length} pages (IndexNow).`;
}
