import { sendEvent } from '../../../components/ui/send-event.ts';
import { mayLoadChat } from '../../../domain/chat/may-load-chat.ts';
import { closeOnBack } from '../../../state/close-on-back.ts';
import { hasConsent, keepConsent } from '../../../state/consent.ts';
import { currentChat } from './current-chat.ts';
import dialogStyles from '../../../components/lead/lead-dialog.css?inline';
import { adoptStyles } from '../../../components/ui/adopt-styles.ts';
import { foreignFrame } from '../../../components/ui/foreign-frame.ts';
import type { VehicleChat } from '../../../domain/chat/vehicle-chat.ts';
import chatStyles from './chat-dialog.css?inline';

const TITLE_ID = 'chat-dialog-title';

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** The provider's page. */
const chatFrame = ({ name, address }: NonNullable<VehicleChat['frame']>): HTMLIFrameElement =>
  foreignFrame(`Chat by ${name}`, address, 'chat-frame');

/** Asks whether a provider may carry the chat, with the enquiry as the other way. */
function consentQuestion(name: string, enquiryHref: string, onAgree: () => void): HTMLElement[] {
  const start = create('button', { type: 'button', className: 'button button-primary' }, 'Start the chat');
  start.addEventListener('click', onAgree);
  const words =
    `The chat is run by ${name}. It loads from their server once you start it: ` +
    'they can then see your IP address and what you write, and may set cookies.';
  return [
    create('p', {}, words),
    create(
      'p',
      { className: 'chat-choices' },
      start,
      create('a', { href: enquiryHref, className: 'button button-quiet' }, 'Enquire Now'),
    ),
  ];
}

function makeDialog() {
  adoptStyles(dialogStyles);
  adoptStyles(chatStyles);
  const close = create('button', { type: 'button', className: 'lead-dialog-close', ariaLabel: 'Close' });
  const content = create('div', { className: 'chat-content' });
  const title = create('h2', { id: TITLE_ID, className: 'text-heading' }, 'Instant Message');
  const dialog = create('dialog', { className: 'lead-dialog no-print' }, close, title, content);
  dialog.setAttribute('aria-labelledby', TITLE_ID);
  // Its link opens a form over the page.
  dialog.addEventListener('click', ({ target }) => {
    if (target === close || (target as Element).closest('a')) dialog.close();
  });
  document.body.append(dialog);
  return {
    open: () => {
      dialog.showModal();
      closeOnBack(dialog);
    },
    hasFrame: () => content.querySelector('iframe') !== null,
    setContent: (parts: readonly HTMLElement[]) => content.replaceChildren(...parts),
  };
}

let made: ReturnType<typeof makeDialog> | undefined;

/** The one dialog of the chat; what was said in its frame is there when it is opened again. */
const chatDialog = (): ReturnType<typeof makeDialog> => (made ??= makeDialog());

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
