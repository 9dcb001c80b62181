import { createHash } from 'node:crypto';
import path from 'node:path';
import type { LeadDestination } from '../../domain/lead/destination-settings.ts';
import type { DigestMessage, LeadMessage, SendOutcome } from '../outbox/outgoing-message.ts';
import { writeWhole } from '../store/write-whole.ts';
import { digestEmail } from './digest-email.ts';
import type { LeadDealer } from './lead-dealer.ts';
import { plainMail } from './mail.ts';
import { mailBytes, type Mailer } from './mailers.ts';

type Options = {
  mailer: Mailer;
  /** Where destinations of the kind `file` write. */
  folder: string;
  /** Milliseconds since 1970. */
  now: () => number;
  dkimKey: string | undefined;
  /** The destination of the message by the settings of now; undefined where they have none of its name any more. */
  destination: LeadDestination | undefined;
  /** The mailboxes that emails for people at the destination go to. */
  mailboxes: readonly string[];
  /** Sends one of the leads by itself. */
  sendOne: (message: LeadMessage) => Promise<SendOutcome>;
};

/** What names an email: the same for the same leads, and another for others, so that no mail program takes one for the other. */
const digestId = (ids: readonly string[]): string =>
  `digest-${createHash('sha256').update(ids.toSorted().join(' ')).digest('hex').slice(0, 32)}`;

/**
 * Sends many leads in one email, to people or as a file for them. Where the settings have a program at this destination by
 * now, which reads one lead at a time, each goes by itself.
 */
export async function sendDigest(
  message: DigestMessage,
  dealer: LeadDealer,
  { mailer, folder, now, dkimKey, destination, mailboxes, sendOne }: Options,
): Promise<SendOutcome> {
  const { leads, others, of, tenant } = message;
  const ids = [message.id, ...others.map(({ id }) => id)];
  const id = digestId(ids);
  const mailTo = (to: readonly string[]) =>
    plainMail({ id, dealer, dkimKey, email: digestEmail(message, dealer), to, date: now() });
  if (mailboxes.length > 0) return mailer(mailTo(mailboxes), dealer.slug);
  if (destination?.type === 'file' && destination.format === 'eml') {
    const { name } = destination;
    const file = path.join(folder, dealer.slug, name, `${id}.eml`);
    await writeWhole(file, await mailBytes(mailTo([`${name}@localhost`])));
    return { kind: 'delivered' };
  }
  if (!destination)
    return { kind: 'failed', reason: 'the settings no longer have a destination of this name' };
  for (const [at, lead] of leads.entries()) {
    const outcome = await sendOne({
      id: ids[at] ?? message.id,
      fence: message.fence,
      tenant,
      destination: message.destination,
      kind: of,
      lead,
    });
    if (outcome.kind === 'failed') return outcome;
  }
  return { kind: 'delivered' };
}
