import { sendEvent } from '../../../components/ui/send-event.ts';
import { mayLoadChat } from '../../../domain/chat/may-load-chat.ts';
import { hasConsent, keepConsent } from '../../../state/consent.ts';
import { chatDialog, chatFrame, consentQuestion } from './chat-dialog.ts';
import { currentChat } from './current-chat.ts';

/**
 * Opens a provider's chat on a press (spec V15): its page in a frame, after consent. Out of hours the shopper gets to the
 * enquiry instead.
 */
export function openChat(element: HTMLElement): void {
  const chat = currentChat(element);
  const enquiry = document.querySelector<HTMLAnchorElement>('a[href*="/enquire?"]');
  if (!chat?.frame) return void enquiry?.click();
  const { frame, enquiryHref } = chat;
  const dialog = chatDialog();
  const show = (): void => {
    const moment = { isPressed: true, isOpen: true, isForeign: true, hasAgreed: hasConsent('chat') };
    dialog.setContent(
      mayLoadChat(moment)
        ? [chatFrame(frame)]
        : consentQuestion(frame.name, enquiryHref, () => {
            keepConsent({ chat: true });
            show();
          }),
    );
  };
  if (!dialog.hasFrame()) show();
  dialog.open();
  sendEvent(element, 'chat-open');
}
