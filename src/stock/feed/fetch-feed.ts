import { shownSource } from './feed-source.ts';
import { isPrivateHost } from './private-address.ts';

const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** A redirect that is not followed; asking again would not help. */
export class RedirectRefused extends Error {
  override readonly name = 'RedirectRefused';
}

function requestHeaders(
  url: URL,
  origin: string,
  source: URL,
  known: Readonly<Record<string, string>>,
): Headers {
  const headers = new Headers({
    accept: 'text/csv, application/json, application/x-ndjson, */*;q=0.5',
    ...known,
  });
  // Another server is not told the password.
  if (source.username !== '' && url.origin === origin) {
    const pair = `${decodeURIComponent(source.username)}:${decodeURIComponent(source.password)}`;
    headers.set('authorization', `Basic ${Buffer.from(pair).toString('base64')}`);
  }
  return headers;
}

function withoutUser(url: URL): URL {
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  return bare;
}

/** Where a redirect leads. Throws RedirectRefused when it leads into a private network, or to what is no http(s) address. */
async function redirectTarget(location: string | null, from: URL, source: URL): Promise<URL> {
  const target = URL.parse(location ?? '', from);
  const shown = target ? shownSource(target.href) : 'nowhere';
  if (!target || !/^https?:$/.test(target.protocol)) {
    throw new RedirectRefused(`redirects to ${shown}, which is no http(s) address`);
  }
  if (target.host !== source.host && (await isPrivateHost(target))) {
    throw new RedirectRefused(
      `redirects to ${shown}, a machine of a private network, which only feed.source itself may name`,
    );
  }
  return withoutUser(target);
}

/**
 * Asks for a feed and follows at most 5 redirects; `known` are headers that say what is had already. The name and password
 * of the address go to its own server only. Throws what fetch throws, and RedirectRefused.
 */
export async function fetchFeed(
  source: URL,
  known: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Response> {
  let url = withoutUser(source);
  const { origin } = url;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const headers = requestHeaders(url, origin, source, known);
    const answer = await fetch(url, { headers, signal, redirect: 'manual' });
    if (!REDIRECTS.has(answer.status)) return answer;
    await answer.body?.cancel();
    url = await redirectTarget(answer.headers.get('location'), url, source);
  }
  throw new RedirectRefused(`redirects more than ${MOST_REDIRECTS} times, last to ${shownSource(url.href)}`);
}
