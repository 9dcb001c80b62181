import { hash } from 'node:crypto';
import { MAILBOX } from '../../api/hand-over-email.ts';
import { ExpectedError } from '../../command-line/expected-error.ts';
import type { Undelivered } from '../ledger/undelivered.ts';
import type { SendOutcome } from '../outbox/outgoing-message.ts';
import type { Mailer } from './mailers.ts';
import { nightMail } from './night-mail.ts';
import { webhookHeaders } from './webhook-signature.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const WEBHOOK_TIMEOUT_MS = 15_000;
/** Messages that a notice names one by one; the rest is counted. */
const MAX_NAMED = 50;

/** How the operator is told; what the environment does not set is left out. */
export type OperatorWays = {
  mail: { from: string; to: readonly string[] } | undefined;
  webhook: { url: string; secret: string } | undefined;
};

function mailboxes(name: string, environment: Environment): string[] {
  const given = (environment[name] ?? '').split(',').flatMap((text) => text.trim() || []);
  const wrong = given.find((text) => !MAILBOX.test(text));
  if (wrong === undefined) return given;
  throw new ExpectedError(
    `${name} has '${wrong}', which is no mailbox. Write mailboxes with commas between, as in ops@example.com.`,
  );
}

/**
 * Who is told of leads that could not be delivered, by the variables that also say who is told of nights. Throws
 * ExpectedError for one that cannot be read; a mailbox without FORECOURT_OPERATOR_FROM writes to itself.
 */
export function operatorWays(environment: Environment): OperatorWays {
  const { FORECOURT_OPERATOR_WEBHOOK: url, FORECOURT_OPERATOR_WEBHOOK_SECRET: secret } = environment;
  if (url && !secret)
    throw new ExpectedError(
      'FORECOURT_OPERATOR_WEBHOOK needs FORECOURT_OPERATOR_WEBHOOK_SECRET: whsec_ and base64 of 24 bytes or more.',
    );
  const to = mailboxes('FORECOURT_OPERATOR_MAIL', environment);
  const from = mailboxes('FORECOURT_OPERATOR_FROM', environment)[0] ?? to[0];
  return {
    mail: from === undefined || to.length === 0 ? undefined : { from, to },
    webhook: url && secret ? { url, secret } : undefined,
  };
}

/** What a notice says of the leads: no person, only where they are. `pageOf` gives the page of a lead. */
export function noticeOf(
  undelivered: readonly Undelivered[],
  pageOf: (each: Undelivered) => string | undefined,
): { id: string; subject: string; text: string; body: object } {
  const leads = new Set(undelivered.map(({ lead_id: id }) => id)).size;
  const tenants = [...new Set(undelivered.map(({ tenant }) => tenant))];
  const lines = undelivered.slice(0, MAX_NAMED).map((each) => {
    const { tenant, destination, kind, trouble, reason, instead, lead_id: id } = each;
    const what = trouble === 'dead' ? 'did not take' : 'has not taken yet';
    const where = instead === undefined ? "The dealer hasn't received it." : `It goes to ${instead} instead.`;
    return `${tenant}: ${destination} ${what} the ${kind} (${reason}). ${where}\n${pageOf(each) ?? `Lead ${id}`}`;
  });
  const rest = undelivered.length - lines.length;
  const keys = undelivered.map(({ lead_id: id, destination, kind }) => [id, destination, kind].join(' '));
  return {
    id: `undelivered-${hash('sha256', keys.toSorted().join('\n')).slice(0, 16)}`,
    subject: `${leads === 1 ? '1 lead' : `${leads} leads`} not delivered: ${tenants.slice(0, 3).join(', ')}${tenants.length > 3 ? ' and others' : ''}`,
    text: `${[...lines, ...(rest > 0 ? [`${rest} more.`] : [])].join('\n\n')}\n`,
    body: {
      undelivered: undelivered.map((each) => ({
        ...each,
        instead: each.instead ?? null,
        page: pageOf(each) ?? null,
      })),
    },
  };
}

type Notice = ReturnType<typeof noticeOf> & { at: string };

async function post(
  { url, secret }: NonNullable<OperatorWays['webhook']>,
  { id, at, body: data }: Notice,
  now: number,
): Promise<SendOutcome> {
  const body = JSON.stringify({ type: 'leads.undelivered', timestamp: at, data });
  const headers = webhookHeaders(id, body, secret, now);
  if (!headers)
    return {
      kind: 'failed',
      reason: 'FORECOURT_OPERATOR_WEBHOOK_SECRET is no secret: whsec_ and base64 of 24 bytes',
    };
  const signal = AbortSignal.timeout(WEBHOOK_TIMEOUT_MS);
  const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
  await answer.body?.cancel();
  return answer.ok ? { kind: 'delivered' } : { kind: 'failed', reason: `HTTP ${answer.status}` };
}

/**
 * Tells the operator by each way there is; true once one of them took the notice. What went wrong with the others goes to
 * `report`. `now` in milliseconds.
 */
export async function tellUndelivered(
  { mail, webhook }: OperatorWays,
  mailer: Mailer,
  notice: ReturnType<typeof noticeOf>,
  now: number,
  report: (reason: string) => void,
): Promise<boolean> {
  const said = { ...notice, at: new Date(now).toISOString() };
  const { subject, text, at } = said;
  const ways: [name: string, send: () => Promise<SendOutcome>][] = [
    ...(webhook ? [['webhook', () => post(webhook, said, now)] as [string, () => Promise<SendOutcome>]] : []),
    ...(mail
      ? [
          [
            'mail',
            () =>
              mailer(
                nightMail(notice.id, { at, subject, text, from: mail.from, to: [...mail.to] }),
                'operator',
              ),
          ] as [string, () => Promise<SendOutcome>],
        ]
      : []),
  ];
  const outcomes = await Promise.all(
    ways.map(async ([name, send]) => {
      const outcome = await send().catch((error: unknown): SendOutcome => ({
        kind: 'failed',
        reason: String(error),
      }));
      if (outcome.kind === 'failed') report(`The notice by ${name} was not taken: ${outcome.reason}.`);
      return outcome.kind === 'delivered';
    }),
  );
  return outcomes.includes(true);
}
