import styles from './consent.css?inline';
import { adoptStyles } from '../ui/adopt-styles.ts';

adoptStyles(styles);

/** An element with a class and what is in it; words are text, never markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.append(...content);
  return made;
}

/** A button that looks like its neighbour: neither answer is the easier one. */
export function answerButton(words: string, onPress: () => void): HTMLButtonElement {
  const button = element('button', 'button button-quiet', words);
  button.type = 'button';
  button.addEventListener('click', onPress);
  return button;
}

/** A link to the privacy policy, as the footer has it; nothing where the site has none. */
export function policyLink(): HTMLAnchorElement[] {
  const own = document.querySelector<HTMLAnchorElement>('#site-footer a[href*="privacy"]');
  if (!own) return [];
  const link = element('a', 'link', 'Privacy policy');
  link.href = own.href;
  return [link];
}
