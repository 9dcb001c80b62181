import type { LeadDealer } from './destinations/lead-dealer.ts';
import { folderMailer, smtpMailer } from './destinations/mailers.ts';
import { sendLead } from './destinations/send-lead.ts';
import { tendLeads } from './ledger/tend-leads.ts';
import type { Clock, Random } from './outbox/outgoing-message.ts';
import { runOutbox } from './outbox/run-outbox.ts';
import type { Outbox } from './outbox/run-outbox.ts';
import { leadFiles } from './store/lead-files.ts';
import type { StorePlace } from './store/store-place.ts';
import type { Store } from './store/store.ts';

/** Letters to shoppers and reminders, which no setting gives a pace. */
const OWN_PACE = 5;

export type CarryOptions = {
  store: Store;
  place: StorePlace;
  dealer: (tenant: string) => LeadDealer | undefined;
  tenants: () => readonly string[];
  /** `SMTP_URL` is the mail server; without it letters are files. Secrets of destinations are here too. */
  environment: Readonly<Record<string, string | undefined>>;
  clock: Clock;
  random: Random;
  /** Sentences for people, such as where a letter was written. */
  tell: (sentence: string, ok: boolean) => void;
  report: (error: unknown) => void;
};

/** Sends what waits, reminds, erases what is old and counts, until it is stopped; `wake` says that a lead was taken in. */
export function carryLeads(options: CarryOptions): Outbox {
  const { store, place, dealer, environment, clock, random, tell, report } = options;
  const files = leadFiles(place.files);
  const server = environment['SMTP_URL'];
  const send = sendLead({
    dealer,
    environment,
    mailer: server ? smtpMailer(server) : folderMailer(place.letters, (text) => tell(text, true)),
    folder: place.letters,
    readFile: files.read,
    now: clock.now,
  });
  const pace = (tenant: string, destination: string): number =>
    dealer(tenant)?.destinations.find(({ name }) => name === destination)?.pace ?? OWN_PACE;
  const outbox = runOutbox({ store, send, pace, clock, random, report });
  const { tenants } = options;
  const tending = tendLeads({ store, files, dealer, tenants, clock, wake: outbox.wake, tell, report });
  return {
    wake: outbox.wake,
    stop: async () => {
      await Promise.all([tending.stop(), outbox.stop()]);
    },
  };
}
