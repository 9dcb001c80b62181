import { isChatOpen } from '../../../domain/chat/is-chat-open.ts';
import type { PageChat } from '../../../domain/vehicle-page/vehicle-page-data.ts';
import { pageMarks } from '../page-marks.ts';

/** Takes the bubble away and makes each button of the chat 'Enquire Now', which it is while nobody answers (spec V15). */
function closeChat(element: HTMLElement, { enquiryHref }: PageChat): void {
  element.remove();
  for (const link of pageMarks.findAll(document, 'chat-link')) {
    const icon = link.querySelector('svg');
    link.replaceChildren(...(icon ? [icon] : []), 'Enquire Now');
    link.setAttribute('href', enquiryHref);
    pageMarks.set(link, 'chat-link', undefined);
  }
}

/** The chat of a page; undefined where nobody answers at this time of the day, and then it is ended (spec V15). */
export function currentChat(element: HTMLElement): PageChat | undefined {
  const chat = JSON.parse(pageMarks.valueOf(element, 'chat') ?? '{}') as PageChat;
  if (isChatOpen(chat.hours, chat.timeZone, new Date())) return chat;
  closeChat(element, chat);
  return undefined;
}
