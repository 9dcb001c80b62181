/** Who answers: the index in the browser, the same in a worker, or a server. */
export interface SearchTransport {
  /** Answers a POST to `path` with a JSON body, in Meilisearch's words. Throws a SearchFailure. */
  send: (path: string, body: string) => Promise<unknown>;
  /** Gives back what is held beyond memory; what was still asked fails as `other-edition`. */
  close?: () => void;
}

/** Fetches the bytes of a file of the bundle. Throws a SearchFailure. */
export type LoadFile = (address: string) => Promise<Uint8Array>;
