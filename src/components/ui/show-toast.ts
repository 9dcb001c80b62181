import { adoptStyles } from './adopt-styles.ts';
import toastStyles from './toast.css?inline';

/** What a toast says, and where its link leads. */
export type Toast = { title: string; text: string; link: { label: string; href: string } };

/** Milliseconds after which a toast goes by itself: it stays until someone has read it (spec D10). */
const STAYS_FOR = 1_000_000;

adoptStyles(toastStyles);
/** There before it says something: a live region that comes with its text is often not read out. */
const place = Object.assign(document.createElement('div'), { className: 'toast no-print', role: 'status' });
document.body.append(place);
let removal: ReturnType<typeof setTimeout> | undefined;

/** Takes away the toast that shows, if one does. */
export function clearToast(): void {
  clearTimeout(removal);
  place.replaceChildren();
}

function partsOf({ title, text, link }: Toast): HTMLElement[] {
  const words = document.createElement('div');
  const heading = Object.assign(document.createElement('strong'), { textContent: title });
  const sentence = Object.assign(document.createElement('p'), { textContent: text });
  const way = Object.assign(document.createElement('a'), { href: link.href, textContent: link.label });
  words.append(heading, sentence, way);
  const close = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: '×',
    ariaLabel: 'Dismiss',
  });
  close.addEventListener('click', clearToast);
  return [words, close];
}

/** Shows a toast in place of the one before: there is one at a time, and dismissing closes it (spec D10). */
export function showToast(toast: Toast): void {
  clearToast();
  place.append(...partsOf(toast));
  removal = setTimeout(clearToast, STAYS_FOR);
}
