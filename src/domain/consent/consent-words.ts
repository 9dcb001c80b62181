import type { ConsentKind } from './consent-kinds.ts';

/** What each kind is, in the words for the shopper. */
export const CONSENT_WORDS: Readonly<Record<ConsentKind, { title: string; text: string }>> = {
  analytics: {
    title: 'Counting visits',
    text: 'We count which pages and buttons people use. We never include your name, phone number, email address or anything you type.',
  },
  chat: {
    title: 'Chat',
    text: 'Another company runs our chat. It only loads when you open it, and that company can then see your IP address and what you write.',
  },
  frames: {
    title: 'Maps, bookings and videos',
    text: 'Some maps, booking pages and videos come from other companies. Each one only loads when you choose to show it. That company can then see your IP address and what you enter, and may set cookies.',
  },
};
