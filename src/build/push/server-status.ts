import { listAll } from './list-all.ts';
import { IndexAnswer, IndexStats, KeyAnswer, SearchAnswer } from './meilisearch-answers.ts';
import { meilisearchApi, type MeilisearchApi } from './meilisearch-api.ts';
import { MeilisearchError } from './meilisearch-error.ts';
import { searchKeyProblem } from './search-key.ts';

/** What is known of a search server without a change to it, and what is wrong with it, in words for people. */
export type ServerStatus = {
  host: string;
  index: string;
  documents: number | undefined;
  /** ISO 8601, by the server's clock; only a key that may write sees it. */
  updatedAt: string | undefined;
  problems: string[];
};

type Seen = { documents?: number; updatedAt?: string; problems: string[]; isSilent?: boolean };

/** What `look` sees, or the words of what the server refused. What is no such refusal is thrown on. */
async function seenBy(look: () => Promise<Partial<Seen>>): Promise<Seen> {
  try {
    return { problems: [], ...(await look()) };
  } catch (error) {
    if (!(error instanceof MeilisearchError)) throw error;
    return { problems: [error.message], isSilent: error.status === undefined };
  }
}

/** True if searches are answered, asked the way shoppers ask. */
const asShopper = (host: string, index: string, key: string): Promise<Seen> =>
  seenBy(async () => {
    const api = meilisearchApi(host, key, 'search.meilisearch.search_key');
    const body = { q: '', page: 1, hitsPerPage: 0 };
    const { totalHits } = await api.ask(SearchAnswer, 'POST', `/indexes/${index}/search`, body);
    return { documents: totalHits };
  });

const indexFacts = (api: MeilisearchApi, index: string): Promise<Seen> =>
  seenBy(async () => {
    const { numberOfDocuments } = await api.ask(IndexStats, 'GET', `/indexes/${index}/stats`);
    const { updatedAt } = await api.ask(IndexAnswer, 'GET', `/indexes/${index}`);
    return { documents: numberOfDocuments, updatedAt };
  });

const keyFacts = (api: MeilisearchApi, index: string, searchKey: string, now: Date): Promise<Seen> =>
  seenBy(async () => {
    const keys = await listAll(api, '/keys', KeyAnswer);
    const named = keys.find(({ key }) => key === searchKey);
    const problem = searchKeyProblem(named, index, now);
    return problem ? { problems: [`search.meilisearch.search_key ${problem}.`] } : {};
  });

/**
 * Asks a server how an index is (spec S16): as shoppers do when there is a search key, and as its operator when there is
 * a key that may write. Never throws for what the server says; that is among the problems.
 */
export async function serverStatus(
  server: { host: string; index: string; searchKey: string | undefined; adminKey: string | undefined },
  now: Date,
): Promise<ServerStatus> {
  const { host, index, searchKey, adminKey } = server;
  const seen: Seen[] = searchKey === undefined ? [] : [await asShopper(host, index, searchKey)];
  // A server that did not answer is not asked three times.
  if (adminKey !== undefined && !seen[0]?.isSilent) {
    const api = meilisearchApi(host, adminKey, 'MEILI_ADMIN_KEY');
    seen.unshift(await indexFacts(api, index));
    if (searchKey !== undefined && !seen[0]?.isSilent) seen.push(await keyFacts(api, index, searchKey, now));
  }
  return {
    host,
    index,
    documents: seen.find(({ documents }) => documents !== undefined)?.documents,
    updatedAt: seen.find(({ updatedAt }) => updatedAt !== undefined)?.updatedAt,
    problems: seen.flatMap(({ problems }) => problems),
  };
}
