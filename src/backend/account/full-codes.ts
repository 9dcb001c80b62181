import { codeFullWords, type CodeFull } from '../../domain/account/code-limits.ts';
import type { CodeSettings } from '../../domain/account/account-settings.ts';
import type { Backend } from '../backend.ts';
import { leadDealer } from '../destinations/lead-dealer.ts';
import { localDay } from '../leads/local-day.ts';
import { onceFor } from '../once-for.ts';
import { Refused } from '../refused.ts';
import { keepNotice, type Notice } from '../store/notices.ts';
import type { SiteRelease } from '../tenants/site-release.ts';

const dealerOf = onceFor(leadDealer);

/** What the dealer is told once a day when codes of the site are used up. */
function noticeOf(full: Exclude<CodeFull, 'number'>, { hour, day }: CodeSettings, name: string): Notice {
  const who =
    full === 'site'
      ? "Until the limit resets, we can't send any codes, so no one new can sign in."
      : "The extra requests may not have come from people, so for now we're not sending codes to browsers without JavaScript. Other customers still get theirs.";
  return {
    subject: `Sign-in codes of ${name} have reached their limit`,
    text: [
      `${name} sends up to ${hour} text codes an hour and ${day} a day, because each one costs money. That limit has been reached. ${who}`,
      "If you're expecting this many customers, for example during a promotion, ask for the limit to be raised (account.codes in the site's settings). If not, it's probably a bot and you don't need to do anything.",
      "You'll get this email once a day at most.",
    ].join('\n\n'),
  };
}

/** There are too many codes: of the number, or of the site. */
export class CodesFull extends Refused {
  readonly full: CodeFull;

  constructor(full: CodeFull, seconds: number) {
    super(429, codeFullWords(full, seconds), { 'retry-after': String(seconds) });
    this.full = full;
  }
}

/**
 * What a shopper is answered who gets no code because there are too many: the words, and when there is room again. It is
 * counted, and where the codes of the site are used up the operator's log has it and a dealer with a mailbox gets an email, once a day.
 */
export async function refuseCode(
  { store, clock, metrics, log, onLead }: Pick<Backend, 'store' | 'clock' | 'metrics' | 'log' | 'onLead'>,
  { slug: tenant, tenant: settings }: SiteRelease,
  { full, wait, codes }: { full: CodeFull; wait: number; codes: CodeSettings },
): Promise<Refused> {
  metrics.count('forecourt_codes_total', { tenant, result: `full_${full}` });
  const seconds = Math.max(1, Math.ceil(wait / 1000));
  if (full !== 'number') {
    const { name, time_zone: zone, email } = settings.site;
    const about = `codes-${full}-${localDay(clock(), zone)}`;
    const isSent = email !== undefined && dealerOf(settings) !== undefined;
    if (await keepNotice(store, { tenant, about, isSent }, noticeOf(full, codes, name), clock())) {
      log.error({ tenant, full }, 'codes of a site are used up');
      onLead();
    }
  }
  return new CodesFull(full, seconds);
}
