import { createHash } from 'node:crypto';
import * as z from 'zod';
import { nightMail } from '../../backend/destinations/night-mail.ts';
import { webhookHeaders } from '../../backend/destinations/webhook-signature.ts';
import type { SendOutcome } from '../../backend/outbox/outgoing-message.ts';
import type { NightMemory } from '../night-state.ts';
import { isUnsent } from '../night-entry.ts';
import { reasonOf } from '../../command-line/reason-of.ts';
import { nightLines, troubleLines } from '../summary/night-lines.ts';
import { badness, IN_TROUBLE, type NightSummary } from '../summary/night-summary.ts';
import type { OperatorNotices } from './notice-settings.ts';
import { sendPatiently } from './send-patiently.ts';

const TIMEOUT_MS = 15_000;

const WAYS = ['webhook', 'mail'] as const;
/** Notices of a way that wait for its server; older ones are old news. */
const MAX_WAITING = 3;

const common = { id: z.string(), night: z.string(), at: z.string() };
const Notice = z.discriminatedUnion('by', [
  z.object({ by: z.literal('webhook'), ...common, body: z.string() }),
  z.object({ by: z.literal('mail'), ...common, subject: z.string(), text: z.string() }),
]);
type Notice = z.output<typeof Notice>;

/** The body of the webhook: totals, emails that were kept, and each tenant that is not as it should be. */
function noticeBody({
  night,
  shard,
  endedAt,
  totals,
  keptLetters: keptEmails,
  tenants,
}: NightSummary): string {
  const trouble = tenants.filter((entry) => badness(entry) >= IN_TROUBLE);
  const named = trouble.map(({ tenant, outcome, rails, reason, deploy, givenUp, agingFeeds }) => ({
    tenant,
    outcome: isUnsent({ deploy })
      ? deploy?.outcome === 'faulty'
        ? 'wrong on its host'
        : 'not sent'
      : outcome,
    rails,
    reason: reason ?? (isUnsent({ deploy }) ? deploy?.words.join(' ') : undefined),
    givenUp,
    agingFeeds,
  }));
  return JSON.stringify({
    type: 'night.trouble',
    timestamp: endedAt,
    data: {
      night,
      ...(shard !== undefined && { shard }),
      totals,
      ...(keptEmails && { keptLetters: keptEmails }),
      tenants: named,
    },
  });
}

async function post(
  { url, secret }: NonNullable<OperatorNotices['webhook']>,
  id: string,
  body: string,
): Promise<SendOutcome> {
  const headers = webhookHeaders(id, body, secret, Date.now());
  if (!headers)
    return { kind: 'failed', refused: true, reason: 'FORECOURT_OPERATOR_WEBHOOK_SECRET is no secret' };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
  await answer.body?.cancel();
  if (answer.ok) return { kind: 'delivered' };
  return {
    kind: 'failed',
    reason: `HTTP ${answer.status}`,
    refused: answer.status === 400 || answer.status === 410,
  };
}

/** Under which name a shard's notices wait. */
const waitingName = (shard: string | undefined): string =>
  `waiting-notices${shard === undefined ? '' : `-${shard.replace('/', '-')}`}.json`;

function parseWaiting(text: string | undefined): Notice[] {
  try {
    return z.array(Notice).parse(JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
}

/** The notices of a night: none where all is well. */
function newNotices(summary: NightSummary, { mail, operators, webhook }: OperatorNotices): Notice[] {
  const trouble = summary.tenants.filter((entry) => badness(entry) >= IN_TROUBLE);
  if (trouble.length === 0 && !summary.keptLetters) return [];
  const body = noticeBody(summary);
  const part = summary.shard === undefined ? '' : `-${summary.shard.replace('/', '-')}`;
  // Of two notices of one night, as after --resume, the second is another message.
  const id = `night-${summary.night}${part}-${createHash('sha256').update(body).digest('hex').slice(0, 12)}`;
  const common = { id, night: summary.night, at: summary.endedAt };
  const count = trouble.length === 1 ? '1 tenant' : `${trouble.length} tenants`;
  const subjects = [
    ...(trouble.length > 0 ? [`${count} to look at`] : []),
    ...(summary.keptLetters ? ['emails to dealers wait'] : []),
  ];
  const parts = trouble.map((entry) => [`${entry.tenant}:`, ...troubleLines(entry)].join('\n'));
  const words = {
    subject: `Night ${summary.night}: ${subjects.join(', ')}`,
    text: `${[nightLines(summary).join('\n'), ...parts].join('\n\n')}\n`,
  };
  return [
    ...(webhook ? [{ by: 'webhook' as const, ...common, body }] : []),
    ...(mail && operators.length > 0 ? [{ by: 'mail' as const, ...common, ...words }] : []),
  ];
}

/** One attempt at a notice; undefined where nobody is told in this way any more. */
function attemptAt(
  notice: Notice,
  { mail, operators, webhook }: OperatorNotices,
): (() => Promise<SendOutcome>) | undefined {
  if (notice.by === 'webhook') return webhook && (() => post(webhook, notice.id, notice.body));
  if (!mail || operators.length === 0) return undefined;
  const email = nightMail(notice.id, { ...notice, to: [...operators], from: mail.from });
  return () => mail.send(email, 'operator');
}

/**
 * Tells operators when tenants were refused or failed, feeds are about to be refused for their age, or emails were kept or
 * given up, by webhook (Standard Webhooks) and mail; nobody where all is well. What is not taken waits in the memory of nights
 * for the next one, at most the last three of each way. Gives what went wrong with that, a sentence each; a memory that cannot
 * be read or written keeps no notice from being sent.
 */
export async function tellOperator(
  summary: NightSummary,
  settings: OperatorNotices,
  memory: NightMemory,
  waits?: readonly number[],
): Promise<string[]> {
  const name = waitingName(summary.shard);
  const left: Notice[] = [];
  const wrong: string[] = [];
  const forgotten = (error: unknown): undefined => {
    wrong.push(`Notices that wait were not kept: ${reasonOf(error)}`);
  };
  const before = parseWaiting(await memory.recall(name).catch(forgotten));
  const own = newNotices(summary, settings);
  const isOwn = (notice: Notice): boolean => own.some(({ by, id }) => by === notice.by && id === notice.id);
  const all = [...before.filter((notice) => !isOwn(notice)), ...own];
  const due = WAYS.flatMap((way) => all.filter(({ by }) => by === way).slice(-MAX_WAITING));
  if (due.length === 0) return wrong;
  // Before the first attempt: a run that is killed tells twice rather than never, under one id.
  await memory.remember(name, JSON.stringify(due)).catch(forgotten);
  for (const notice of due) {
    const attempt = attemptAt(notice, settings);
    if (!attempt) continue;
    const outcome = await sendPatiently(attempt, waits);
    if (outcome.kind === 'delivered') continue;
    if (!outcome.refused) left.push(notice);
    const of = notice.night === summary.night ? '' : ` of the night ${notice.night}`;
    wrong.push(`The notice by ${notice.by}${of} was not taken: ${outcome.reason}.`);
  }
  await memory.remember(name, left.length > 0 ? JSON.stringify(left) : undefined).catch(forgotten);
  return wrong;
}
