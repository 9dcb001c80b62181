import { adoptStyles } from '../../../components/ui/adopt-styles.ts';
import { pageMarks } from '../page-marks.ts';
import styles from './chat-bubble.css?inline';
import { currentChat } from './current-chat.ts';

/** The link to a provider's chat that was pressed; forms open as those of any other link do. */
function pressedLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = (target as Element).closest<HTMLAnchorElement>(pageMarks.selector('chat-link'));
  return link && pageMarks.valueOf(link, 'chat-link') === 'frame' ? link : undefined;
}

/** Opens the bubble with the bar along the foot, which opens after 900 pixels of scroll (spec V13). */
function followBar(): void {
  const bar = document.getElementById('action-bar');
  const bubble = document.getElementById('chat-bubble');
  if (!bar || !bubble) return;
  const follow = (): void =>
    pageMarks.set(bubble, 'opened', pageMarks.valueOf(bar, 'opened') === undefined ? undefined : true);
  new MutationObserver(follow).observe(bar, { attributes: true });
  follow();
}

/**
 * Shows the bubble of a page's chat while someone answers, and opens a provider's on a press (spec V13, V15): nothing of
 * a provider is loaded before that.
 */
export function startChat(element: HTMLElement): void {
  if (!currentChat(element)) return;
  adoptStyles(styles);
  element.hidden = false;
  followBar();
  addEventListener(
    'click',
    (event) => {
      const link = pressedLink(event);
      if (!link) return;
      event.preventDefault();
      import('./open-chat.ts').then(
        ({ openChat }) => openChat(element),
        () => location.assign(link.href),
      );
    },
    // Ahead of the forms of links.
    true,
  );
}
