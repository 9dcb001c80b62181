import path from 'node:path';
import type { LeadDestination } from '../../domain/lead/destination-settings.ts';
import { destinationsFor } from '../../domain/lead/route-lead.ts';
import type {
  DigestMessage,
  LeadMessage,
  EmailMessage,
  NoticeMessage,
  RequestMessage,
  Send,
  SendOutcome,
} from '../outbox/outgoing-message.ts';
import { adf } from './adf.ts';
import { destinationNamed } from './fallback-destination.ts';
import type { LeadDealer } from './lead-dealer.ts';
import { emailMail, type MailFile, mailOf, type MailRequest, plainMail } from './mail.ts';
import { mailBytes, type Mailer } from './mailers.ts';
import { sendDigest } from './send-digest.ts';
import { nightMail } from './night-mail.ts';
import { paymentEmail } from './payment-emails.ts';
import { sendWebhook, webhookBody } from './send-webhook.ts';
import { writeWhole } from '../store/write-whole.ts';

/** So often an email is tried with its files where they may be why it does not get through. */
const MAX_ATTEMPTS_WITH_FILES = 3;
/** Reasons of attempts that failed while the email was on its way: it may be too long for the line or for the server's patience. */
const ON_ITS_WAY = /after DATA$|^no answer within|^Timeout|closed|reset|EPIPE/i;

/** True if an email goes without its files from the beginning, for what became of it before. */
const goesWithoutFiles = ({ attempts = 1, lastError }: LeadMessage): boolean =>
  attempts > MAX_ATTEMPTS_WITH_FILES && ON_ITS_WAY.test(lastError ?? '');

export type SendLeadOptions = {
  /** The dealer of a tenant; undefined for one that is gone or offers no forms any more. */
  dealer: (tenant: string) => LeadDealer | undefined;
  mailer: Mailer;
  /** Where destinations of the kind `file` write. */
  folder: string;
  environment: Readonly<Record<string, string | undefined>>;
  /** Reads a file that came with a lead by its key. */
  readFile: (key: string) => Promise<Buffer>;
  /** Milliseconds since 1970. */
  now: () => number;
};

const failed = (reason: string): SendOutcome => ({ kind: 'failed', reason });

/** Sends each message where the settings of its tenant say. */
export function sendLead(options: SendLeadOptions): Send {
  return async (message, signal) => {
    // It is the operator's own, and goes to dealers without forms too.
    if (message.kind === 'night_letter')
      return options.mailer(nightMail(message.id, message.email), message.tenant);
    const dealer = options.dealer(message.tenant);
    if (!dealer) return failed('the tenant is not there, or offers no forms');
    if (message.kind === 'notice') return sendNotice(options, message, dealer);
    if (message.kind === 'letter') return sendEmail(options, message, dealer);
    if (message.kind === 'digest') return sendTogether(options, message, dealer, signal);
    if ('request' in message) return sendRequest(options, message, dealer);
    const { kind, lead } = message;
    if (kind === 'auto_reply' || kind === 'receipt')
      return lead.person.email === undefined
        ? failed('the shopper gave no address')
        : sendMail(options, { message, dealer, email: kind, to: [lead.person.email] });
    const destination = destinationNamed(dealer, lead, message.destination);
    if (kind === 'reminder') return sendReminder(options, message, dealer, destination);
    if (!destination) return failed('the settings no longer have a destination of this name');
    return sendTo(destination, options, { message, dealer, signal });
  };
}

/** The email of a message about what became of a lead since; undefined for the lead itself. */
const laterEmail = ({ kind }: LeadMessage): 'hold' | 'appointment' | undefined =>
  kind === 'hold' || kind === 'appointment' ? kind : undefined;

type Sent = { message: LeadMessage; dealer: LeadDealer; signal: AbortSignal };

function sendTo(destination: LeadDestination, options: SendLeadOptions, sent: Sent): Promise<SendOutcome> {
  const { message, dealer, signal } = sent;
  switch (destination.type) {
    case 'webhook': {
      const { url, secret: secretName } = destination;
      const secret = options.environment[secretName];
      return sendWebhook(message, { url, secret, secretName }, options.now(), signal);
    }
    case 'mail':
    case 'adf': {
      // A lead program reads leads alone, and has this one already.
      const email = laterEmail(message) ?? destination.type;
      return sendMail(options, { message, dealer, email, to: destination.to });
    }
    case 'file':
      return writeFile(options, destination, message, dealer);
  }
}

function sendTogether(
  options: SendLeadOptions,
  message: DigestMessage,
  dealer: LeadDealer,
  signal: AbortSignal,
): Promise<SendOutcome> {
  const [first] = message.leads;
  const destination = first && destinationNamed(dealer, first, message.destination);
  return sendDigest(message, dealer, {
    ...options,
    dkimKey: dkimKeyOf(options, dealer),
    destination,
    mailboxes: peopleAt(destination),
    sendOne: (one) =>
      one.kind === 'reminder' || !destination
        ? sendReminder(options, one, dealer, destination)
        : sendTo(destination, options, { message: one, dealer, signal }),
  });
}

/** The mailboxes of people at a destination. */
const peopleAt = (destination: LeadDestination | undefined): readonly string[] =>
  destination?.type === 'mail' ? destination.to : [];

function sendReminder(
  options: SendLeadOptions,
  message: LeadMessage,
  dealer: LeadDealer,
  destination: LeadDestination | undefined,
): Promise<SendOutcome> {
  const to = peopleAt(destination);
  if (to.length === 0) return Promise.resolve(failed('the settings no longer have a mailbox of this name'));
  return sendMail(options, { message, dealer, email: 'reminder', to });
}

type Email = Pick<MailRequest, 'dealer' | 'email' | 'to'> & { message: LeadMessage };

/** True if the settings send a lead where this message goes; otherwise it goes there because another place did not take it. */
const isRouted = ({ destinations }: LeadDealer, { lead, destination, kind }: LeadMessage): boolean =>
  kind !== 'lead' || destinationsFor(destinations, lead).some(({ name }) => name === destination);

/** An email with these files; those that came with the lead and are not in it are named, with where they are. */
function requestOf(
  options: SendLeadOptions,
  { message, dealer, email, to }: Email,
  files: readonly MailFile[],
): MailRequest {
  const { id, lead } = message;
  const left =
    email === 'mail' ? lead.files.filter(({ key }) => !files.some((file) => file.key === key)) : [];
  const dkimKey = dkimKeyOf(options, dealer);
  const isElsewhere = email === 'mail' && !isRouted(dealer, message);
  return { id, lead, dealer, email, to, files, left, isElsewhere, held: message.held, dkimKey };
}

/** The key that signs a dealer's mail. Throws where the settings name one that is not there. */
function dkimKeyOf({ environment }: SendLeadOptions, { delivery }: LeadDealer): string | undefined {
  const key = delivery.mail.dkim?.key;
  const dkimKey = key === undefined ? undefined : environment[key];
  if (key !== undefined && !dkimKey) throw new Error(`${key} is not set in the environment of the backend`);
  return dkimKey;
}

async function sendRequest(
  options: SendLeadOptions,
  message: RequestMessage,
  dealer: LeadDealer,
): Promise<SendOutcome> {
  const { id, kind, request } = message;
  const to = kind === 'payment_news' ? dealer.site.email : (request.email ?? undefined);
  if (to === undefined) return failed('nobody is there to be told');
  const email = paymentEmail(message, dealer, options.now());
  const dkimKey = dkimKeyOf(options, dealer);
  return options.mailer(plainMail({ id, dealer, dkimKey, email, to, date: options.now() }), dealer.slug);
}

async function sendNotice(
  options: SendLeadOptions,
  { id, notice }: NoticeMessage,
  dealer: LeadDealer,
): Promise<SendOutcome> {
  const to = dealer.site.email;
  if (to === undefined) return failed('the settings no longer have a mailbox for the dealer');
  const dkimKey = dkimKeyOf(options, dealer);
  return options.mailer(
    plainMail({ id, dealer, dkimKey, email: notice, to, date: options.now() }),
    dealer.slug,
  );
}

async function sendEmail(
  options: SendLeadOptions,
  { id, email }: EmailMessage,
  dealer: LeadDealer,
): Promise<SendOutcome> {
  return options.mailer(emailMail({ id, email, dealer, dkimKey: dkimKeyOf(options, dealer) }), dealer.slug);
}

/** Sends an email; where it is refused for its files, or they cannot be read, it goes without them in the same attempt. */
async function sendMail(options: SendLeadOptions, email: Email): Promise<SendOutcome> {
  const { slug } = email.dealer;
  const files = await filesOf(options, email);
  const send = (mailed: readonly MailFile[], to = email.to): Promise<SendOutcome> =>
    options.mailer(mailOf(requestOf(options, { ...email, to }, mailed)), slug);
  const whole = await send(files);
  if (files.length === 0) return whole;
  if (whole.kind === 'failed') {
    if (!whole.isOfContents) return whole;
    const lighter = await send([]);
    return lighter.kind === 'delivered'
      ? { ...lighter, note: `without its files: ${whole.reason}` }
      : lighter;
  }
  const { tooLargeFor = [], ...delivered } = whole;
  if (tooLargeFor.length === 0) return delivered;
  const lighter = await send([], tooLargeFor);
  const some = `${tooLargeFor.length} of ${email.to.length} mailboxes`;
  return lighter.kind === 'delivered'
    ? { kind: 'delivered', note: `without its files to ${some}` }
    : { kind: 'delivered', note: `${some} refused it, without its files too: ${lighter.reason}` };
}

/**
 * The files of an email to the dealer's people: the shopper has them, and a lead program reads text alone. One that cannot be
 * read is waited for once; then the email says where it should be. Throws what reading threw.
 */
async function filesOf({ readFile }: SendLeadOptions, { message, email }: Email): Promise<MailFile[]> {
  if (email !== 'mail' || goesWithoutFiles(message)) return [];
  const read = await Promise.allSettled(
    message.lead.files.map(async ({ key, name, type }) => ({ key, name, type, bytes: await readFile(key) })),
  );
  const lost = read.find((each) => each.status === 'rejected');
  if (lost && (message.attempts ?? 1) === 1) throw lost.reason;
  return read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}

async function writeFile(
  options: SendLeadOptions,
  { name, format }: Extract<LeadDestination, { type: 'file' }>,
  message: LeadMessage,
  dealer: LeadDealer,
): Promise<SendOutcome> {
  const { id, lead } = message;
  const email = laterEmail(message) ?? 'mail';
  const contents = {
    eml: async () => {
      const request: Email = { message, dealer, email, to: [`${name}@localhost`] };
      return mailBytes(mailOf(requestOf(options, request, await filesOf(options, request))));
    },
    adf: () => adf(id, lead, dealer),
    json: () => webhookBody(message),
  };
  const ending = format === 'adf' ? 'xml' : format;
  const file = path.join(options.folder, dealer.slug, name, `${id.replaceAll(/[^\w.-]/g, '_')}.${ending}`);
  await writeWhole(file, await contents[format]());
  return { kind: 'delivered' };
}
