import type { FeedSettings } from '../../tenant/feed-settings.ts';

/** One try to have a feed; `source` is its address with the secrets put in. */
export type FeedRequest = {
  source: URL;
  settings: Pick<FeedSettings, 'timeout_seconds' | 'host_keys' | 'private_key'>;
  /** What the server said of the body that is kept already. */
  known: { etag?: string | undefined; last_modified?: string | undefined } | undefined;
  signal: AbortSignal;
  /** Called whenever the server was heard of: it is given up after a silence. */
  alive: () => void;
  onProgress: (message: string) => void;
  /** Milliseconds between two looks at a file that may still be written. */
  settlePause?: number | undefined;
};

/** A feed that has not changed since it was last fetched, or its bytes; `close` ends the connection they come over. */
export type FeedAnswer =
  | { kind: 'unchanged' }
  | {
      kind: 'body';
      body: AsyncIterable<Uint8Array>;
      /** How many bytes the whole body has, where the server said so. */
      bytes?: number;
      etag?: string | undefined;
      last_modified?: string | undefined;
      /** True if the server says that another page follows. */
      isPage?: boolean;
      close: () => void;
    };

/** A try that failed; its message goes on after 'The feed <address> '. `again` says whether another try can help. */
export class FailedTry extends Error {
  override readonly name = 'FailedTry';
  readonly again: boolean;

  constructor(message: string, again: boolean, options?: ErrorOptions) {
    super(message, options);
    this.again = again;
  }
}
