import { createHash } from 'node:crypto';
import { webhookHeaders } from '../../backend/destinations/webhook-signature.ts';
import type { SendOutcome } from '../../backend/outbox/outgoing-message.ts';
import { nightLines, troubleLines } from '../summary/night-lines.ts';
import { badness, IN_TROUBLE, type NightSummary } from '../summary/night-summary.ts';
import { nightMail, sendPatiently } from './night-mail.ts';
import type { NoticeSettings } from './notice-settings.ts';

const PATIENCE_MS = 15_000;

/** The body of the webhook: totals, and each tenant that is not as it should be. */
function noticeBody({ night, shard, endedAt, totals, tenants }: NightSummary): string {
  const trouble = tenants.filter((entry) => badness(entry) >= IN_TROUBLE);
  const named = trouble.map(({ tenant, outcome, rails, reason, deploy }) => ({
    tenant,
    outcome: deploy?.outcome === 'failed' ? 'not sent' : outcome,
    rails,
    reason: reason ?? deploy?.words.join(' '),
  }));
  return JSON.stringify({
    type: 'night.trouble',
    timestamp: endedAt,
    data: { night, ...(shard !== undefined && { shard }), totals, tenants: named },
  });
}

async function post(
  { url, secret }: NonNullable<NoticeSettings['webhook']>,
  id: string,
  body: string,
): Promise<SendOutcome> {
  const headers = webhookHeaders(id, body, secret, Date.now());
  if (!headers)
    return { kind: 'failed', refused: true, reason: 'FORECOURT_OPERATOR_WEBHOOK_SECRET is no secret' };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
  await answer.body?.cancel();
  if (answer.ok) return { kind: 'delivered' };
  return {
    kind: 'failed',
    reason: `HTTP ${answer.status}`,
    refused: answer.status === 400 || answer.status === 410,
  };
}

/**
 * Tells whoever runs the sites when tenants were refused or failed, by webhook (Standard Webhooks) and mail; nobody where all is
 * well. Gives what went wrong with that, a sentence each.
 */
export async function tellOperator(
  summary: NightSummary,
  { mail, operators, webhook }: NoticeSettings,
  waits?: readonly number[],
): Promise<string[]> {
  const trouble = summary.tenants.filter((entry) => badness(entry) >= IN_TROUBLE);
  if (trouble.length === 0) return [];
  const body = noticeBody(summary);
  const part = summary.shard === undefined ? '' : `-${summary.shard.replace('/', '-')}`;
  // Of two notices of one night, as after --resume, the second is another message.
  const id = `night-${summary.night}${part}-${createHash('sha256').update(body).digest('hex').slice(0, 12)}`;
  const wrong: string[] = [];
  const send = async (what: string, attempt: () => Promise<SendOutcome>): Promise<void> => {
    const outcome = await sendPatiently(attempt, waits);
    if (outcome.kind === 'failed') wrong.push(`The notice by ${what} was not taken: ${outcome.reason}.`);
  };
  if (webhook) await send('webhook', () => post(webhook, id, body));
  if (mail && operators.length > 0) {
    const count = trouble.length === 1 ? '1 tenant' : `${trouble.length} tenants`;
    const parts = trouble.map((entry) => [`${entry.tenant}:`, ...troubleLines(entry)].join('\n'));
    const words = {
      subject: `Night ${summary.night}: ${count} to look at`,
      text: `${[nightLines(summary).join('\n'), ...parts].join('\n\n')}\n`,
    };
    const at = summary.endedAt;
    await send('mail', () =>
      mail.send(nightMail(words, { id, to: operators, from: mail.from, at }), 'operator'),
    );
  }
  return wrong;
}
