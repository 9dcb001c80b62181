import { adoptStyles } from '../../../components/ui/adopt-styles.ts';
import styles from './chat-bubble.css?inline';
import { currentChat } from './current-chat.ts';

/** Shows the bubble of a <vehicle-chat> while somebody answers (spec V13, V15). */
export function startChat(element: HTMLElement): void {
  if (!currentChat(element)) return;
  adoptStyles(styles);
  element.hidden = false;
}
