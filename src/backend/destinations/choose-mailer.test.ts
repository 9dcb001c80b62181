import { expect, test } from 'vitest';
import { chooseMailer } from './choose-mailer.ts';

const choose = (environment: Record<string, string>) => () =>
  chooseMailer(environment, 'letters', () => undefined);

test('K11 a backend that could not send an email does not start', () => {
  const problem = /FORECOURT_SMTP_URL names no mail server.*FORECOURT_LETTERS=files/;
  expect(choose({})).toThrow(problem);
  expect(choose({ FORECOURT_SMTP_URL: '' })).toThrow(problem);
  expect(choose({ FORECOURT_LETTERS: 'yes' })).toThrow(problem);
});

test('K11 emails go to the mail server, or into files where that is asked for', () => {
  expect(choose({ FORECOURT_SMTP_URL: 'smtp://localhost:2525' })).not.toThrow();
  expect(choose({ FORECOURT_LETTERS: 'files' })).not.toThrow();
});
