import { vehicleMarks } from '../../../components/vehicle/vehicle-marks.ts';
import { pageMarks } from '../page-marks.ts';
import { COPIED_FOR } from '../../../components/ui/copied-for.ts';
import { sendEvent } from '../../../components/ui/send-event.ts';
import { adoptStyles } from '../../../components/ui/adopt-styles.ts';
import shareMenuStyles from './share-menu.css?inline';

adoptStyles(shareMenuStyles);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Says something in place of a button's own words, for a moment. */
function say(button: HTMLElement, text: string): void {
  const label = button.querySelector('span');
  if (!label) return;
  const own = pageMarks.valueOf(label, 'words') ?? label.textContent;
  pageMarks.set(label, 'words', own);
  label.textContent = text;
  clearTimeout(timer);
  timer = setTimeout(() => (label.textContent = own), COPIED_FOR);
}

/** Does what a button of a share menu says: copies the address, or hands it to the device's own sheet (spec D9). */
export function share(menu: HTMLElement, button: HTMLElement): void {
  const title = vehicleMarks.valueOf(menu, 'name') ?? '';
  const url = pageMarks.valueOf(menu, 'url') ?? '';
  const does = (name: 'copy' | 'phone' | 'native'): boolean => button.matches(pageMarks.selector(name));
  if (does('copy')) {
    navigator.clipboard.writeText(url).then(
      () => say(button, 'Copied'),
      () => say(button, 'Could not copy'),
    );
  }
  if (does('phone')) {
    import('./phone-code.ts').then(
      ({ showPhoneCode }) => showPhoneCode(button, url),
      () => say(button, 'Could not load'),
    );
  }
  // Someone who closes the device's sheet has changed their mind: no failure.
  if (does('native')) navigator.share({ title, url }).catch(() => {});
}

/** Which way something is shared by a link or button of the menu: 'copy', 'sms', 'mailto', 'facebook'. */
function wayOf(pressed: HTMLElement): string {
  if (!(pressed instanceof HTMLAnchorElement))
    return (['copy', 'phone'] as const).find((name) => pressed.matches(pageMarks.selector(name))) ?? 'device';
  const [, network] = /([^.]+)\.[^.]+$/.exec(pressed.hostname) ?? [];
  return network ?? pressed.protocol.slice(0, -1);
}

const told = new WeakSet<Element>();

function tellWay({ target }: Event): void {
  const pressed =
    target instanceof Element ? target.closest<HTMLElement>('[popover] a, [popover] button') : null;
  if (pressed) sendEvent(pressed, 'share-use', wayOf(pressed));
}

/** Offers the device's own sheet where it has one, and a code for the phone where this is none. */
export function showOwnSheet(menu: HTMLElement): void {
  if (!told.has(menu)) menu.addEventListener('click', tellWay);
  told.add(menu);
  const native = pageMarks.find(menu, 'native');
  if (native) native.hidden = !('share' in navigator);
  const phone = pageMarks.find(menu, 'phone');
  if (phone) phone.hidden = !matchMedia('(hover: hover)').matches;
}
