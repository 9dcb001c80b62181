import { expect, test } from 'vitest';
import { isOfContents, isTooLarge } from './smtp-refusal.ts';

const reply = (response: string, command = 'DATA') => ({
  responseCode: Number(response.slice(0, 3)),
  response,
  command,
});

test.each([
  '552 5.3.4 Message size exceeds fixed limit',
  '552 Message size exceeds maximum permitted',
  '552-5.3.4 Your message exceeded our size limits.\n552 5.3.4 Learn more',
  '552 5.2.3 Message too large for this mailbox',
  '523 The mailbox only takes letters up to 10 MB',
  '534 5.3.4 Message too big for system',
  '550 5.2.3 Message length exceeds administrative limit',
  '554 5.3.4 too big',
  '554 Message too large',
  '550 message size 12345 exceeds limit',
])('F1 a letter is too large: %s', (response) => {
  expect(isTooLarge(reply(response))).toBe(true);
  expect(isTooLarge(reply(response, 'MAIL FROM'))).toBe(true);
  expect(isOfContents(reply(response))).toBe(true);
});

test.each([
  '552 5.2.2 Mailbox full',
  '552 5.7.0 This attachment is not let in',
  '550 5.1.1 No such user',
  '534 5.7.9 Authentication mechanism is too weak',
  '452 4.3.1 Insufficient system storage',
  '550 5.7.1 Relaying denied',
])('F1 it is not for its size: %s', (response) => {
  expect(isTooLarge(reply(response))).toBe(false);
});

test('F1 an email above the size that a server names is never sent to it', () => {
  expect(isTooLarge({ code: 'EMESSAGE', command: 'MAIL FROM' })).toBe(true);
  expect(isTooLarge({ code: 'ECONNECTION', command: 'CONN' })).toBe(false);
  expect(isTooLarge({})).toBe(false);
});

test.each([
  ['552 5.7.0 This attachment is not let in', 'DATA', true],
  ['554 Blocked for its contents', 'DATA', true],
  ['552 5.2.2 Mailbox full', 'DATA', false],
  ['550 5.1.1 No such user', 'DATA', false],
  ['550 No such user', 'RCPT TO', false],
  ['451 try later', 'DATA', false],
])('F1 files may be the reason: %s after %s, %s', (response, command, expected) => {
  expect(isOfContents(reply(response, command))).toBe(expected);
});
