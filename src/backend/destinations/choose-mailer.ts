import { ExpectedError } from '../../command-line/expected-error.ts';
import { folderMailer, type Mailer, smtpMailer } from './mailers.ts';

/**
 * The mail server of `FORECOURT_SMTP_URL`, or files below `folder` where `FORECOURT_LETTERS` says `files`, as a
 * demonstration does. Throws ExpectedError where neither is said: emails that nobody sends would count as delivered.
 */
export function chooseMailer(
  environment: Readonly<Record<string, string | undefined>>,
  folder: string,
  tell: (email: string) => void,
): Mailer {
  const { FORECOURT_SMTP_URL: server, FORECOURT_LETTERS: emails } = environment;
  if (server) return smtpMailer(server);
  if (emails === 'files') return folderMailer(folder, tell);
  throw new ExpectedError(
    'FORECOURT_SMTP_URL names no mail server, and leads are sent by mail. ' +
      'Set it (smtps://user:password@host), or FORECOURT_LETTERS=files to have letters written as .eml files instead.',
  );
}
