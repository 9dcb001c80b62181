import { isChatOpen } from '../../../domain/chat/is-chat-open.ts';
import type { PageChat } from '../../../domain/vehicle-page/vehicle-page-data.ts';
import { pageParts } from '../page-parts.ts';
import { closeChat } from './close-chat.ts';

/** The chat of a page; undefined where nobody answers at this time of the day, and then it is ended (spec V15). */
export function currentChat(element: HTMLElement): PageChat | undefined {
  const chat = JSON.parse(pageParts.valueOf(element, 'chat') ?? '{}') as PageChat;
  if (isChatOpen(chat.hours, chat.timeZone, new Date())) return chat;
  closeChat(element, chat);
  return undefined;
}
