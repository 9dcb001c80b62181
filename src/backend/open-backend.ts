import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { eraseOutlived } from './account/erase-outlived.ts';
import { createCodeSender } from './account/code-sender.ts';
import { createShownCodes } from './account/shown-codes.ts';
import { createApp } from './app.ts';
import type { Backend } from './backend.ts';
import { backendSecret } from './backend-secret.ts';
import { chooseMailer } from './destinations/choose-mailer.ts';
import { createGa4Queue } from './events/ga4-queue.ts';
import { remindOwners } from './garage/remind-owners.ts';
import { missingSecrets } from './destinations/lead-dealer.ts';
import { leadPageUrl } from './destinations/lead-email.ts';
import { noticeOf, operatorWays, tellUndelivered } from './destinations/operator-notice.ts';
import { sendLead } from './destinations/send-lead.ts';
import { readTrustedAddresses } from './guard/believed-client.ts';
import { createProofOfWork } from './guard/proof-of-work.ts';
import { readQuotas } from './guard/quotas.ts';
import { createTokenBuckets } from './guard/token-buckets.ts';
import { tendLeads } from './ledger/tend-leads.ts';
import { backgroundLines } from './observe/background-lines.ts';
import { createLog, STANDARD_ERROR, type Log } from './observe/logger.ts';
import { createMetrics } from './observe/metrics.ts';
import { runOutbox } from './outbox/run-outbox.ts';
import { SYSTEM_CLOCK } from './outbox/system-clock.ts';
import { alertSearches } from './saved-searches/alert-searches.ts';
import { tidySearches } from './saved-searches/tidy-searches.ts';
import { leadFiles } from './store/lead-files.ts';
import { chooseProvider, missingKeys } from './payments/choose-provider.ts';
import { tendPayments } from './payments/tend-payments.ts';
import { eraseNightEmails } from './store/night-emails.ts';
import { eraseNotices } from './store/notices.ts';
import { openStoreAlone } from './store/open-store.ts';
import { storePlace } from './store/store-place.ts';
import { knownDealers } from './tenants/known-dealers.ts';
import { openReceivedReleases } from './tenants/received-releases.ts';
import { createSharedReleases } from './tenants/shared-releases.ts';
import { createSiteDirectory } from './tenants/site-directory.ts';

export type BackendOptions = {
  /** The folder of published sites, where builds leave what they hand over. */
  outFolder: string;
  /** The folder of the backend: the store, files of leads, emails that are not sent. */
  dataFolder: string;
  environment: Readonly<Record<string, string | undefined>>;
  log?: Log;
  /** Takes a line with a code that no provider sends; by itself it is written to standard output. */
  showCode?: (line: string) => void;
};

/** A backend that is at work. */
export type OpenBackend = {
  /** Answers a request of a server. */
  listener: (request: IncomingMessage, response: ServerResponse) => void;
  store: Backend['store'];
  log: Log;
  /** Ends what has begun: attempts at delivery, and then the store. Call it when no request is open any more. */
  close: () => Promise<void>;
};

function readTrust(environment: BackendOptions['environment']): Backend['trust'] {
  const { FORECOURT_TRUSTED_PROXIES: proxies = '', FORECOURT_PROXY_SECRET: secret } = environment;
  return { isProxy: readTrustedAddresses(proxies), ...(secret && { secret }) };
}

/**
 * Opens the store, begins to send what waits in the outbox, and answers requests. Settings come from `environment`
 * (docs/operations.md names them). Throws StoreError for a store that cannot be used, ExpectedError where emails could
 * not be sent, and an Error that names a setting that cannot be read.
 */
export async function openBackend({
  outFolder,
  dataFolder,
  environment,
  log,
  showCode = (line) => void process.stdout.write(`${line}\n`),
}: BackendOptions): Promise<OpenBackend> {
  const clock = SYSTEM_CLOCK.now;
  const trust = readTrust(environment);
  const place = storePlace(dataFolder, environment);
  const metrics = createMetrics();
  const dropped = (lines: number): void => metrics.count('forecourt_log_lines_dropped_total', {}, lines);
  const ownLog = log ?? createLog('info', backgroundLines(STANDARD_ERROR, dropped));
  const mailer = chooseMailer(environment, place.letters, (email) =>
    ownLog.info({ email }, 'not sent, because FORECOURT_SMTP_URL names no mail server'),
  );
  const ways = operatorWays(environment);
  const store = await openStoreAlone(place.url, clock());
  const received = await openReceivedReleases(path.join(dataFolder, 'releases'));
  const sites = createSiteDirectory({ shared: createSharedReleases(outFolder), received, clock });
  const dealers = knownDealers(sites);
  await dealers.refresh();
  const files = leadFiles(place.files);
  // One dealer among many is wrong: the others' leads must go out, and this one's wait in the outbox.
  for (const dealer of dealers.all()) {
    const missing = [...missingSecrets(dealer, environment), ...missingKeys(dealer.payment, environment)];
    if (missing.length > 0)
      ownLog.error(
        { tenant: dealer.slug, missing },
        'leads or payments wait, because the environment lacks a secret',
      );
  }
  const outbox = runOutbox({
    store,
    send: sendLead({
      dealer: dealers.dealer,
      mailer,
      folder: place.letters,
      environment,
      readFile: files.read,
      now: clock,
    }),
    pace: dealers.pace,
    clock: SYSTEM_CLOCK,
    random: Math.random,
    tellGivenUp: ({ id, tenant, destination, kind }, reason) =>
      ownLog.error({ id, tenant, destination, kind, reason }, 'a message was given up'),
    report: (error) => ownLog.error({ err: error }, 'the outbox could not go on'),
  });
  const onLead = outbox.wake;
  let refreshing: Promise<void> | undefined;
  const tending = tendLeads({
    store,
    files,
    eraseOutlived: async () => {
      const all = await sites.all();
      await eraseOutlived(store, all, clock());
      await tidySearches(store, all, clock());
      await eraseNightEmails(store, clock());
      await eraseNotices(store, clock());
    },
    refresh: dealers.refresh,
    dealers: dealers.all,
    alert: async (now) => {
      const all = await sites.all();
      return (await alertSearches(store, all, now)) + (await remindOwners(store, all, now));
    },
    tellOperator: async (undelivered, now) => {
      const notice = noticeOf(undelivered, ({ tenant, lead_id: id }) => {
        const dealer = dealers.dealer(tenant);
        return dealer && leadPageUrl({ id }, dealer);
      });
      return tellUndelivered(ways, mailer, notice, now, (reason) => ownLog.error(reason));
    },
    clock: SYSTEM_CLOCK,
    wake: onLead,
    tell: (sentence, ok) => (ok ? ownLog.info(sentence) : ownLog.error(sentence)),
    report: (error) => ownLog.error({ err: error }, 'leads were not tended'),
  });
  const providerOf = chooseProvider(environment, clock);
  const paying = tendPayments({
    store,
    providerOf: (tenant) => providerOf(dealers.dealer(tenant)?.payment ?? false),
    clock: SYSTEM_CLOCK,
    onMessages: onLead,
    report: (task, reason) => ownLog.error({ ...task, reason }, 'a payment could not be carried out yet'),
    fail: (error) => ownLog.error({ err: error }, 'reservations were not tended'),
  });
  const secret = await backendSecret(dataFolder, environment);
  const shown = createShownCodes(showCode, clock);
  const ga4 = createGa4Queue({
    fetch: globalThis.fetch,
    environment,
    clock: SYSTEM_CLOCK,
    random: Math.random,
    metrics,
    report: (tenant, reason) => ownLog.error({ tenant, reason }, 'events do not get to Google Analytics'),
  });
  const app = createApp({
    sites,
    received,
    store,
    trust,
    proofOfWork: createProofOfWork(secret, clock),
    takeToken: createTokenBuckets(clock),
    quotas: readQuotas(environment),
    files,
    onLead: () => {
      // A dealer who is new since the last look must not wait a minute for the first lead.
      refreshing ??= dealers
        .refresh()
        .catch((error: unknown) => ownLog.error({ err: error }, 'the sites were not read'))
        .finally(() => {
          refreshing = undefined;
          onLead();
        });
    },
    account: {
      key: `${secret} code`,
      sendCode: createCodeSender({
        fetch: globalThis.fetch,
        environment,
        clock: SYSTEM_CLOCK,
        show: shown.show,
        report: (tenant, reason) => ownLog.error({ tenant, reason }, 'a code was not sent'),
      }),
      shownCodes: shown.latest,
    },
    payments: { providerOf, wake: paying.wake },
    log: ownLog,
    toGa4: ga4.add,
    metrics,
    fetch: globalThis.fetch,
    secretOf: (name) => environment[name],
    clock,
  });
  const listener = getRequestListener((request, env) => app.fetch(request, env));
  return {
    listener: (request, response) => void listener(request, response),
    store,
    log: ownLog,
    close: async () => {
      await ga4.stop();
      await tending.stop();
      await paying.stop();
      await outbox.stop();
      await store.close();
    },
  };
}
