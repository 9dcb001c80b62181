import { COPIED_FOR } from '../../../components/ui/copied-for.ts';
import { adoptStyles } from '../viewer/adopt-styles.ts';
import shareMenuStyles from './share-menu.css?inline';

adoptStyles(shareMenuStyles);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Says something in place of a button's own words, for a moment. */
function say(button: HTMLElement, text: string): void {
  const label = button.querySelector('span');
  if (!label) return;
  label.dataset['words'] ??= label.textContent;
  label.textContent = text;
  clearTimeout(timer);
  timer = setTimeout(() => (label.textContent = label.dataset['words'] ?? ''), COPIED_FOR);
}

/** Does what a button of a share menu says: copies the address, or hands it to the device's own sheet (spec D9). */
export function share(menu: HTMLElement, button: HTMLElement): void {
  const { name: title = '', url = '' } = menu.dataset;
  if ('copy' in button.dataset) {
    navigator.clipboard.writeText(url).then(
      () => say(button, 'Copied'),
      () => say(button, 'Could not copy'),
    );
  }
  if ('phone' in button.dataset) {
    import('./phone-code.ts').then(
      ({ showPhoneCode }) => showPhoneCode(button, url),
      () => say(button, 'Could not load'),
    );
  }
  // Someone who closes the device's sheet has changed their mind: no failure.
  if ('native' in button.dataset) navigator.share({ title, url }).catch(() => {});
}

/** Offers the device's own sheet where it has one, and a code for the phone where this is none. */
export function showOwnSheet(menu: HTMLElement): void {
  const native = menu.querySelector<HTMLElement>('[data-native]');
  if (native) native.hidden = !('share' in navigator);
  const phone = menu.querySelector<HTMLElement>('[data-phone]');
  if (phone) phone.hidden = !matchMedia('(hover: hover)').matches;
}
