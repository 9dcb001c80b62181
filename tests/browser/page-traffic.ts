import type { Page, Request } from 'playwright';

export type Kind = 'js' | 'css' | 'font' | 'html' | 'images';

const KIND_OF: Record<string, Kind> = {
  script: 'js',
  stylesheet: 'css',
  font: 'font',
  document: 'html',
  image: 'images',
};

/** How long nothing may be under way before a page counts as quiet, and how long that is waited for; milliseconds. */
const QUIET = 300;
const MAX_WAIT = 15_000;

export type Traffic = {
  /** Requests answered so far. */
  finished: () => Request[];
  /** Waits until nothing is under way for a moment; a page that never rests is not waited for beyond 15 seconds. */
  quiet: () => Promise<void>;
};

/** Leaves out the icon of the browser's tab, which some browsers ask for by themselves. */
const isAsked = (request: Request): boolean => !new URL(request.url()).pathname.startsWith('/favicon.');

/** Listens to everything a page asks for; to be called before the page is opened. */
export function listenToTraffic(page: Page): Traffic {
  const finished: Request[] = [];
  const open = new Set<Request>();
  let lastChange = performance.now();
  const settle = (request: Request): void => {
    open.delete(request);
    lastChange = performance.now();
  };
  page.on('request', (request) => {
    if (!isAsked(request)) return;
    open.add(request);
    lastChange = performance.now();
  });
  page.on('requestfailed', settle);
  page.on('requestfinished', (request) => {
    if (!open.has(request)) return;
    finished.push(request);
    settle(request);
  });
  return {
    finished: () => [...finished],
    async quiet() {
      const begun = performance.now();
      lastChange = begun;
      while (performance.now() - begun < MAX_WAIT) {
        if (open.size === 0 && performance.now() - lastChange >= QUIET) return;
        await new Promise((done) => setTimeout(done, 50));
      }
    },
  };
}

/**
 * Kilobytes of the built files that requests asked for, compressed as the server sends them: not as a browser counts them.
 */
export async function kilobytesByKind(requests: readonly Request[]): Promise<Record<Kind, number>> {
  const kilobytes: Record<Kind, number> = { js: 0, css: 0, font: 0, html: 0, images: 0 };
  for (const request of requests) {
    const kind = KIND_OF[request.resourceType()];
    const length = await (await request.response())?.headerValue('content-length');
    // A file that the browser had kept came with no bytes.
    const came = (await request.sizes()).responseBodySize > 0;
    if (kind && came) kilobytes[kind] += Number(length ?? 0) / 1024;
  }
  return kilobytes;
}
