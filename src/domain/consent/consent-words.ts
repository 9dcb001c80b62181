import type { ConsentKind } from './consent-kinds.ts';

/** What each kind is, in the words for the shopper. */
export const CONSENT_WORDS: Readonly<Record<ConsentKind, { title: string; text: string }>> = {
  analytics: {
    title: 'Counting visits',
    text: 'We count which pages and buttons people use. Your name, phone number, email address and what you type are never part of it.',
  },
  chat: {
    title: 'Chat',
    text: 'The chat is run by another company. It is loaded only when you open it; that company then sees the address of your device and what you write.',
  },
  frames: {
    title: 'Maps, bookings and videos',
    text: 'Some maps, booking pages and videos come from other companies. Each is loaded only when you show it; that company then sees the address of your device and what you enter, and may keep cookies.',
  },
};
