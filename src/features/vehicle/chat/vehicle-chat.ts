import { pageParts } from '../page-parts.ts';
import { someoneIsThere } from '../someone-is-there.ts';

/** The link to a provider's chat that was pressed; forms open as those of any other link do. */
const pressedLink = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = (target as Element).closest<HTMLAnchorElement>(pageParts.selector('chat-link'));
  return link && pageParts.valueOf(link, 'chat-link') === 'frame' ? link : undefined;
};

/**
 * The chat of a vehicle (spec V13, V15). Its bubble comes with the first sign of a visitor; nothing of a provider is loaded
 * before its button is pressed.
 */
class VehicleChat extends HTMLElement {
  connectedCallback(): void {
    addEventListener(
      'click',
      (event) => {
        const link = pressedLink(event);
        if (!link) return;
        event.preventDefault();
        import('./open-chat.ts').then(
          ({ openChat }) => openChat(this),
          () => location.assign(link.href),
        );
      },
      // Ahead of the forms of links.
      true,
    );
    void someoneIsThere()
      .then(() => import('./start-chat.ts'))
      .then(
        ({ startChat }) => startChat(this),
        () => {}, // Without a network there is no chat.
      );
  }
}

customElements.define('vehicle-chat', VehicleChat);
