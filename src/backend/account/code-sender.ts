import type { HttpSms, SmsSettings } from '../../domain/account/sms-settings.ts';
import type { Clock } from '../outbox/outgoing-message.ts';
import { fillSmsRequest, type TextMessage } from './fill-sms-request.ts';

/** A message with a code, and for which dealer. */
export type CodeMessage = TextMessage & { tenant: string; code: string };

/** Takes a message; what becomes of it is reported, and told to no shopper. */
export type SendCode = (sms: SmsSettings, message: CodeMessage) => void;

type SenderOptions = {
  fetch: typeof globalThis.fetch;
  environment: Readonly<Record<string, string | undefined>>;
  clock: Pick<Clock, 'wait'>;
  /** Shows a code where the backend runs. */
  show: (message: CodeMessage) => void;
  /** A message was given up; the reason names no person. */
  report: (tenant: string, reason: string) => void;
};

/** Milliseconds before each attempt: a code that comes later than a minute is asked for again. */
const ATTEMPTS_AFTER = [0, 2_000, 8_000];
const TIMEOUT_MS = 10_000;

/** Answers after which the same would be refused again. */
const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

/** Undefined when the provider took it. */
async function attempt(
  options: SenderOptions,
  sms: HttpSms,
  message: CodeMessage,
): Promise<{ reason: string; isFinal: boolean } | undefined> {
  const secret = options.environment[sms.secret];
  if (!secret) return { reason: `${sms.secret} is not set in the environment of the backend`, isFinal: true };
  const { url, ...request } = fillSmsRequest(sms, message, secret);
  try {
    const answer = await options.fetch(url, {
      ...request,
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (answer.ok) return undefined;
    return { reason: `the provider answered ${answer.status}`, isFinal: isFinal(answer.status) };
  } catch (error) {
    return { reason: error instanceof Error ? error.name : 'no answer', isFinal: false };
  }
}

/**
 * Sends codes by the provider of a dealer's settings (spec A5): shown where the backend runs, or asked of a provider of
 * text messages, up to three times within ten seconds (docs/decisions/0064-sign-in-by-codes.md).
 */
export function createCodeSender(options: SenderOptions): SendCode {
  async function send(sms: HttpSms, message: CodeMessage): Promise<void> {
    let failed: Awaited<ReturnType<typeof attempt>>;
    for (const milliseconds of ATTEMPTS_AFTER) {
      if (milliseconds > 0) await options.clock.wait(milliseconds, AbortSignal.timeout(TIMEOUT_MS));
      failed = await attempt(options, sms, message);
      if (!failed) return;
      if (failed.isFinal) break;
    }
    if (failed) options.report(message.tenant, failed.reason);
  }

  return (sms, message) => {
    if (sms.type === 'console') options.show(message);
    else void send(sms, message);
  };
}
