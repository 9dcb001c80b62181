import type { NightEmail } from '../../api/hand-over-email.ts';
import type { Mail } from './mail.ts';

/** Longer subjects are cut off. */
const MAX_SUBJECT = 200;

/**
 * An email about a night as mail; `id` is the same on every attempt. It is stopped by an answer, as its header says to mail
 * programs.
 */
export function nightMail(id: string, { at, from, to, subject, text }: NightEmail): Mail {
  return {
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date: new Date(at),
    from,
    to: [...to],
    // Words of a feed or of settings must not begin another header.
    subject: subject.replaceAll(/[\s\p{Cc}]+/gu, ' ').slice(0, MAX_SUBJECT),
    text,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<mailto:${from}?subject=${encodeURIComponent(`Stop: ${id}`)}>`,
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
