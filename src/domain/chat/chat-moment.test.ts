import { expect, test } from 'vitest';
import { isChatOpen } from './is-chat-open.ts';
import { mayLoadChat, type ChatMoment } from './may-load-chat.ts';

const PRESSED: ChatMoment = { isPressed: true, isOpen: true, isForeign: true, hasAgreed: true };

test.each<[string, Partial<ChatMoment>, boolean]>([
  ['after a press and consent', {}, true],
  ['before a press', { isPressed: false }, false],
  ['while nobody answers', { isOpen: false }, false],
  ['of another company before consent', { hasAgreed: false }, false],
  ["of the site's own before consent", { isForeign: false, hasAgreed: false }, true],
])('V15 a chat %s', (_, changes, may) => {
  expect(mayLoadChat({ ...PRESSED, ...changes })).toBe(may);
});

const HOURS = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  status: 'Open' as const,
  open: '09:00',
  close: '17:00',
}));
// Friday 20 November 2026; Perth is three hours behind Sydney in summer.
test.each([
  ['2026-11-20T09:00:00+11:00', 'Australia/Sydney', true],
  ['2026-11-20T08:59:00+11:00', 'Australia/Sydney', false],
  ['2026-11-20T17:00:00+11:00', 'Australia/Sydney', false],
  ['2026-11-20T19:00:00+11:00', 'Australia/Perth', true],
  ['2026-11-21T12:00:00+11:00', 'Australia/Sydney', false],
])('V15 at %s the chat of a site in %s is open: %s', (moment, timeZone, open) => {
  expect(isChatOpen(HOURS, timeZone, new Date(moment))).toBe(open);
});

test('V15 a chat without hours is always open', () => {
  expect(isChatOpen([], 'Australia/Sydney', new Date('2026-11-21T12:00:00Z'))).toBe(true);
});
