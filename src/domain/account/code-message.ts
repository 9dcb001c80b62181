import { CODE_RULES } from './sign-in-code.ts';

/**
 * The text message with a code. Its last line binds the code to the host, so that browsers offer it on that site alone
 * (wicg.github.io/sms-one-time-codes).
 */
export const codeMessage = (code: string, dealer: string, host: string): string =>
  `${code} is your code for ${dealer}. It works for ${CODE_RULES.lastsMs / 60_000} minutes. Don't share it with anyone, including us.\n\n@${host} #${code}`;
