/** What a mail server said, as nodemailer's errors have it; what is missing was not said. */
export type SmtpAnswer = {
  /** The word of nodemailer, such as `EMESSAGE`. */
  code?: string | undefined;
  /** The reply code of SMTP. */
  responseCode?: number | undefined;
  /** The whole reply, of one line or several. */
  response?: string | undefined;
  /** After which command. */
  command?: string | undefined;
};

/** Enhanced status codes (RFC 3463): an email too long for the mailbox, or too big for the system. */
const TOO_LARGE = new Set(['5.2.3', '5.3.4']);
/** Enhanced status codes of the mailbox itself: moved, disabled, full, or of no such name. */
const OF_MAILBOX = /^5\.(1\.\d+|2\.[0-2])$/;
/** Codes that say nothing more than the reply code does. */
const SAYS_NOTHING = /^5\.[023]\.0$/;
/** Exceeded storage (RFC 5321), and Exchange's limit of a mailbox. */
const SIZE_REPLIES = new Set([552, 523]);
const SIZE_WORDS =
  /\b(?:too (?:large|big|long)|size[^.]{0,40}(?:exceed|limit|larger|too)|exceed[^.]{0,40}size|(?:larger|bigger) than)\b/i;

/** The enhanced status code of a reply: '5.3.4' of '552 5.3.4 Message too big'. */
const enhancedCode = (response: string): string | undefined =>
  /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/m.exec(response)?.[1];

/**
 * True if a mail server refuses an email for its size, by its reply or by the SIZE that it named when it was greeted. 552
 * alone means that too, but not beside the code of a mailbox that is full; other replies do where they or their codes say so.
 */
export function isTooLarge({ code, responseCode, response = '', command }: SmtpAnswer): boolean {
  if (responseCode === undefined) return code === 'EMESSAGE' && command === 'MAIL FROM';
  if (responseCode < 500) return false;
  const enhanced = enhancedCode(response);
  if (enhanced !== undefined && TOO_LARGE.has(enhanced)) return true;
  const isOpen = enhanced === undefined || SAYS_NOTHING.test(enhanced);
  return isOpen && (SIZE_REPLIES.has(responseCode) || SIZE_WORDS.test(response));
}

/**
 * True if an email without files may be taken where this one was refused: for its size, or once all of it was read and
 * the mailbox is not at fault, as where files of a kind are not let in.
 */
export function isOfContents(answer: SmtpAnswer): boolean {
  const { responseCode = 0, response = '', command } = answer;
  if (isTooLarge(answer)) return true;
  return responseCode >= 500 && command === 'DATA' && !OF_MAILBOX.test(enhancedCode(response) ?? '');
}
