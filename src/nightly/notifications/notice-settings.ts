import path from 'node:path';
import { chooseMailer } from '../../backend/destinations/choose-mailer.ts';
import type { Mailer } from '../../backend/destinations/mailers.ts';
import { backendOf, type BackendAddress } from '../../build/publish/hand-over.ts';
import { MAILBOX } from '../../api/hand-over-email.ts';
import { ExpectedError } from '../../command-line/expected-error.ts';

import { byBackend, byMailer, type EmailWay } from './email-ways.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** How nights tell people; what is not set is not told. Secrets come from the environment alone. */
export type NoticeSettings = {
  /** Emails to dealers, from the operator, who gets the answers too. */
  dealers: { way: EmailWay; from: string } | undefined;
  /** The backend that has these emails in its outbox; undefined where they go straight. */
  backend: BackendAddress | undefined;
  /** Emails to the operator: straight to a mail server, since what is wrong may be the backend. */
  mail: { send: Mailer; from: string } | undefined;
  /** Who is told of tenants that are not as they should be. */
  operators: readonly string[];
  webhook: { url: string; secret: string } | undefined;
};
export type OperatorNotices = Omit<NoticeSettings, 'dealers' | 'backend'>;

function mailboxes(name: string, environment: Environment): string[] {
  const given = (environment[name] ?? '').split(',').flatMap((text) => text.trim() || []);
  const wrong = given.find((text) => !MAILBOX.test(text));
  if (wrong === undefined) return given;
  throw new ExpectedError(
    `${name} has '${wrong}', which is no mailbox. Write mailboxes with commas between, as in nights@example.com.`,
  );
}

function webhookOf(environment: Environment): NoticeSettings['webhook'] {
  const { FORECOURT_OPERATOR_WEBHOOK: url, FORECOURT_OPERATOR_WEBHOOK_SECRET: secret } = environment;
  if (!url) return undefined;
  const isSafe = URL.canParse(url) && /^(https:|http:\/\/(localhost|127\.0\.0\.1)[:/])/.test(url);
  if (isSafe && secret) return { url, secret };
  throw new ExpectedError(
    'To be told of a night by webhook, set FORECOURT_OPERATOR_WEBHOOK to an https:// address, and ' +
      'FORECOURT_OPERATOR_WEBHOOK_SECRET to whsec_ and base64 of 24 bytes or more.',
  );
}

/**
 * Reads who is told and how: dealers by the backend that the build hands releases over to, or without one straight by a mail
 * server. `folder` is where emails are written with `FORECOURT_LETTERS=files`; `isMailed` says whether any tenant has
 * addresses. Throws ExpectedError, before anything is built, for a setting that is missing or wrong.
 */
export function noticeSettings(environment: Environment, folder: string, isMailed: boolean): NoticeSettings {
  const operators = mailboxes('FORECOURT_OPERATOR_MAIL', environment);
  const [from] = mailboxes('FORECOURT_OPERATOR_FROM', environment);
  const webhook = webhookOf(environment);
  const backend = isMailed ? backendOf(environment) : undefined;
  const isTold = operators.length > 0;
  if (!isMailed && !isTold) return { dealers: undefined, backend, mail: undefined, operators, webhook };
  if (from === undefined)
    throw new ExpectedError(
      "Mail of nights needs a sender: set FORECOURT_OPERATOR_FROM to the operator's mailbox; answers go there.",
    );
  const mailer = (): Mailer =>
    chooseMailer(environment, path.join(folder, 'letters'), (text) => void process.stderr.write(`${text}\n`));
  const send = isTold || !backend ? mailer() : undefined;
  const way = backend ? byBackend(backend) : send && byMailer(send);
  return {
    dealers: isMailed && way ? { way, from } : undefined,
    backend,
    mail: send && { send, from },
    operators,
    webhook,
  };
}
