import type { SendCode } from './account/code-sender.ts';
import type { ShownCode } from './account/shown-codes.ts';
import type { Ga4Queue } from './events/ga4-queue.ts';
import type { ProofOfWork } from './guard/proof-of-work.ts';
import type { Client, ProxyTrust } from './guard/believed-client.ts';
import type { Quotas } from './guard/quotas.ts';
import type { TakeToken } from './guard/token-buckets.ts';
import type { Log } from './observe/logger.ts';
import type { SecurityEvent } from './observe/security-event.ts';
import type { Metrics } from './observe/metrics.ts';
import type { ProviderOf } from './payments/payment-provider.ts';
import type { LeadFiles } from './store/lead-files.ts';
import type { Store } from './store/store.ts';
import type { ReceivedReleases } from './tenants/received-releases.ts';
import type { SiteDirectory } from './tenants/site-directory.ts';
import type { SiteRelease } from './tenants/site-release.ts';

/** What signing in needs of the world. */
export type AccountParts = {
  /** The key without which a copy of the database tells no code. */
  key: string;
  sendCode: SendCode;
  /** Codes that were shown here and not sent, the latest first. */
  shownCodes: () => readonly ShownCode[];
};

/** Who takes payments, and who does what was decided about them. */
export type PaymentParts = {
  providerOf: ProviderOf;
  /** Something was decided about a payment. */
  wake: () => void;
};

/** All that the routes work with; what of the world they need is handed in. */
export type Backend = {
  sites: SiteDirectory;
  received?: ReceivedReleases;
  store: Store;
  trust: ProxyTrust;
  proofOfWork: ProofOfWork;
  takeToken: TakeToken;
  quotas: Quotas;
  /** Files that came with leads. */
  files: Pick<LeadFiles, 'save' | 'read' | 'remove'>;
  /** A lead was stored: the outbox has something to send. */
  onLead: () => void;
  account: AccountParts;
  payments: PaymentParts;
  /** Hands events over to the Google Analytics of a tenant; nobody waits for it. */
  toGa4: Ga4Queue['add'];
  log: Log;
  metrics: Metrics;
  /** Asks a provider of the dealer. */
  fetch: typeof globalThis.fetch;
  /** A secret of the environment by its name in the settings. */
  secretOf: (name: string) => string | undefined;
  /** Milliseconds since 1970. */
  clock: () => number;
};

/** What a request carries from one step to the next. */
export type RequestVariables = {
  requestId: string;
  client: Client;
  /** Only on routes of a site. */
  site: SiteRelease;
  /** The id of the lead that was answered as stored. */
  lead?: string;
  /** What the request was to the people who watch over access. */
  security?: SecurityEvent;
};

export type BackendEnv = {
  /** What @hono/node-server hands over; tests hand over the like. */
  Bindings: { incoming: { socket: { remoteAddress?: string | undefined } } };
  Variables: RequestVariables;
};
