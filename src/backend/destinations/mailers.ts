import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { SendOutcome } from '../outbox/outgoing-message.ts';
import type { Mail } from './mail.ts';
import { writeWhole } from '../store/write-whole.ts';

/** Hands a letter on; `tenant` is whose it is. */
export type Mailer = (mail: Mail, tenant: string) => Promise<SendOutcome>;

/** Milliseconds; together less than an attempt takes. */
const TIMES = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** A server's words may repeat a mailbox; the ledger names no person. */
const withoutMailboxes = (text: string): string => text.replaceAll(/[^\s<>"',;:]+@[^\s<>"',;:]+/g, '…');

/** 552 and 523, or the enhanced codes of a mailbox (5.2.3) and of a system (5.3.4) that take no letter of this size. */
function isAboutSize(code: unknown, error: unknown): boolean {
  const said = error instanceof Error ? error.message : '';
  return (
    code === 552 || code === 523 || /\b5\.(?:2\.3|3\.4)\b|larger than allowed|too (?:large|big)/i.test(said)
  );
}

function failure(error: unknown): SendOutcome {
  const read = (key: string): unknown => (error instanceof Error ? Reflect.get(error, key) : undefined);
  const code = read('responseCode');
  if (typeof code === 'number' || read('code') === 'EMESSAGE')
    return {
      kind: 'failed',
      reason: `SMTP ${String(code ?? 'size')} after ${String(read('command') ?? 'EHLO')}`,
      refused: typeof code !== 'number' || code >= 500,
      ...(isAboutSize(code, error) && { isTooLarge: true }),
    };
  return {
    kind: 'failed',
    reason: withoutMailboxes(error instanceof Error ? error.message : String(error)),
    isSilent: read('code') === 'ETIMEDOUT',
  };
}

/** Sends by a mail server: `smtps://user:password@host`. A letter that every mailbox refuses has failed. */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport(url, {});
  // Those of the transport itself are what its connections read; its types leave them out.
  Object.assign(Reflect.get(transport.transporter, 'options') as object, TIMES);
  return async (mail) => {
    try {
      const { accepted, rejected } = await transport.sendMail(mail);
      const all = accepted.length + rejected.length;
      return rejected.length === 0
        ? { kind: 'delivered' }
        : { kind: 'delivered', note: `${rejected.length} of ${all} mailboxes refused it` };
    } catch (error) {
      return failure(error);
    }
  };
}

/** The bytes of a letter, as a mail program opens them. */
export async function mailBytes(mail: Mail): Promise<Buffer> {
  const { message } = await createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'unix',
  }).sendMail(mail);
  if (!Buffer.isBuffer(message)) throw new Error('the letter came as a stream');
  return message;
}

/** Writes letters as .eml files into `<folder>/<tenant>` instead of sending them, and says where each is. */
export function folderMailer(folder: string, tell: (text: string) => void): Mailer {
  return async (mail, tenant) => {
    const file = path.join(folder, tenant, `${mail.messageId.replaceAll(/[^\w.-]/g, '_')}.eml`);
    await writeWhole(file, await mailBytes(mail));
    tell(`${tenant}: a letter was written to ${file}`);
    return { kind: 'delivered' };
  };
}
