type HttpClient = (address: URL, init: { method: 'POST'; body: string }) => Promise<unknown>;

/**
 * The part of Meilisearch's client that instant-meilisearch uses, over its `httpClient` alone (vite alias in
 * astro.config.mjs): the whole client is 6 KB in every shopper's download, for indexes and keys that no page touches.
 */
export class Meilisearch {
  readonly #post: (path: string, body: unknown) => Promise<unknown>;

  constructor({ host, httpClient }: { host: string; httpClient: HttpClient }) {
    this.#post = (path, body) =>
      httpClient(new URL(path, host), { method: 'POST', body: JSON.stringify(body) });
  }

  multiSearch(body: unknown): Promise<unknown> {
    return this.#post('multi-search', body);
  }

  index(uid: string): { searchForFacetValues: (body: unknown) => Promise<unknown> } {
    const path = `indexes/${encodeURIComponent(uid)}/facet-search`;
    return { searchForFacetValues: (body) => this.#post(path, body) };
  }
}
