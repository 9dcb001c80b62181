import { encode } from 'uqr';

const SVG = 'http://www.w3.org/2000/svg';

/** Light squares around a code, without which cameras do not find it. */
const QUIET_ZONE = 4;

/** The dark squares of a code as path data, one unit a square; runs in a row are one stroke. */
export function codePath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
}

/** Shows below its button a code that opens the address on the phone that looks at it (spec D9); a second press hides it. */
export function showPhoneCode(button: HTMLElement, url: string): void {
  const shown = button.nextElementSibling;
  if (shown) {
    shown.remove();
    return;
  }
  const { data, size } = encode(url, { ecc: 'M', border: QUIET_ZONE });
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', `0 0 ${size} ${size}`);
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', 'A QR code that opens this page on your phone');
  picture.classList.add('phone-code');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', codePath(data));
  picture.append(path);
  button.after(picture);
}
