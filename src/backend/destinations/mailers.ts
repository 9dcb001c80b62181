import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer';
import type { SendOutcome } from '../outbox/outgoing-message.ts';
import type { Mail } from './mail.ts';
import { isOfContents, isTooLarge, type SmtpAnswer } from './smtp-refusal.ts';
import { writeWhole } from '../store/write-whole.ts';

/** Hands an email on; `tenant` is whose it is. */
export type Mailer = (mail: Mail, tenant: string) => Promise<SendOutcome>;

/** Milliseconds; together less than an attempt takes. */
const TIMES = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** A server's words may repeat a mailbox; the ledger names no person. */
const withoutMailboxes = (text: string): string => text.replaceAll(/[^\s<>"',;:]+@[^\s<>"',;:]+/g, '…');

/** What nodemailer's errors say. */
function answerOf(error: unknown): SmtpAnswer {
  const read = (key: string): unknown => (error instanceof Error ? Reflect.get(error, key) : undefined);
  const text = (key: string): string | undefined => {
    const value = read(key);
    return typeof value === 'string' ? value : undefined;
  };
  const responseCode = read('responseCode');
  return {
    code: text('code'),
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    response: text('response'),
    command: text('command'),
  };
}

function failure(error: unknown): SendOutcome {
  const answer = answerOf(error);
  const { code, responseCode, command } = answer;
  const ofContents = isOfContents(answer) && { isOfContents: true };
  if (responseCode !== undefined)
    return {
      kind: 'failed',
      reason: `SMTP ${responseCode} after ${String(command)}`,
      refused: responseCode >= 500,
      ...ofContents,
    };
  return {
    kind: 'failed',
    reason: withoutMailboxes(error instanceof Error ? error.message : String(error)),
    isSilent: code === 'ETIMEDOUT',
    // The server named its limit before the email was sent.
    ...(isTooLarge(answer) && { refused: true }),
    ...ofContents,
  };
}

/** The bytes of an email on its way, for the server that names the most it takes (RFC 1870): each end of a line is two there. */
async function sizeOf(mail: Mail): Promise<number> {
  const bytes = await mailBytes(mail);
  return bytes.length + bytes.filter((byte) => byte === 10).length;
}

/** The envelope of an email with files, with its size. */
const sizedEnvelope = async (mail: Mail) => ({
  from: mail.from,
  to: mail.to,
  size: await sizeOf(mail),
});

/** The mailboxes that refused an email for its size while others took it. */
const tooLargeFor = (errors: readonly unknown[] | undefined): string[] =>
  (errors ?? []).flatMap((error) => {
    const recipient: unknown = error instanceof Error ? Reflect.get(error, 'recipient') : undefined;
    return typeof recipient === 'string' && isTooLarge(answerOf(error)) ? [recipient] : [];
  });

/** Sends by a mail server: `smtps://user:password@host`. An email that every mailbox refuses has failed. */
export function smtpMailer(url: string): Mailer {
  // What the address itself says of these times comes first.
  const transport = createTransport({ url, ...TIMES });
  return async (mail) => {
    try {
      const hasFiles = (mail.attachments ?? []).length > 0;
      const sent = await transport.sendMail(
        hasFiles ? { ...mail, envelope: (await sizedEnvelope(mail)) as SendMailOptions['envelope'] } : mail,
      );
      const { accepted, rejected } = sent;
      const all = accepted.length + rejected.length;
      const tooLarge = tooLargeFor(Reflect.get(sent, 'rejectedErrors') as unknown[] | undefined);
      return rejected.length === 0
        ? { kind: 'delivered' }
        : {
            kind: 'delivered',
            note: `${rejected.length} of ${all} mailboxes refused it`,
            ...(tooLarge.length > 0 && { tooLargeFor: tooLarge }),
          };
    } catch (error) {
      return failure(error);
    }
  };
}

/** The bytes of an email, as a mail program opens them. */
export async function mailBytes(mail: Mail): Promise<Buffer> {
  const { message } = await createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'unix',
  }).sendMail(mail);
  if (!Buffer.isBuffer(message)) throw new Error('the letter came as a stream');
  return message;
}

/** Writes emails as .eml files into `<folder>/<tenant>` instead of sending them, and says where each is. */
export function folderMailer(folder: string, tell: (text: string) => void): Mailer {
  return async (mail, tenant) => {
    const file = path.join(folder, tenant, `${mail.messageId.replaceAll(/[^\w.-]/g, '_')}.eml`);
    await writeWhole(file, await mailBytes(mail));
    tell(`${tenant}: an email was written to ${file}`);
    return { kind: 'delivered' };
  };
}
