import { foreignFrame, VIDEO_RIGHTS } from '../../../components/ui/foreign-frame.ts';
import { sendEvent } from '../../../components/ui/send-event.ts';
import { keepConsent } from '../../../state/consent.ts';
import { pageParts } from '../page-parts.ts';
import { createElement } from './create-element.ts';

/** A slide of the viewer; nothing of it loads until `load` is called. */
export type ViewerSlide = {
  element: HTMLLIElement;
  picture: HTMLImageElement | undefined;
  load: () => void;
  leave: () => void;
};

/** The widest file of a photo is asked for from the start: a photo that is magnified does not wait for a second one. */
const SIZES = '150vw';

/** The words that stand where a photo could not be loaded (spec V20). */
function showBroken(element: HTMLElement, image: HTMLImageElement): void {
  image.remove();
  element.append(
    createElement('p', { className: 'viewer-broken', textContent: 'This photo could not be loaded' }),
  );
}

/** A button that plays the video in its place, or a link to it where the page may not play it. */
function videoControl(
  link: HTMLAnchorElement,
  element: HTMLElement,
): { control: HTMLElement; leave: () => void } {
  const { embed, 'embed-kind': kind } = pageParts.read(link, 'embed', 'embed-kind');
  const words = link.ariaLabel ?? 'Watch the video';
  const tell = (): void => sendEvent(element, 'media-use', { media: 'video', did: 'play' });
  if (!embed) {
    const outside = createElement('a', {
      href: link.href,
      target: '_blank',
      rel: 'noopener',
      className: 'button button-primary',
      onclick: tell,
    });
    outside.append(`${words} (opens in a new tab)`);
    return { control: outside, leave: () => undefined };
  }
  let player: HTMLElement | undefined;
  const play = (): void => {
    tell();
    // Whoever presses the button has read who plays the video, and agreed (spec K20).
    keepConsent({ frames: true });
    player =
      kind === 'file'
        ? createElement('video', {
            src: embed,
            controls: true,
            autoplay: true,
            playsInline: true,
            className: 'viewer-player',
          })
        : foreignFrame(words, embed, 'viewer-player', VIDEO_RIGHTS);
    element.append(player);
    player.focus();
  };
  const control = createElement('button', {
    type: 'button',
    className: 'button button-primary',
    textContent: words,
    onclick: play,
  });
  const note = createElement('small', {
    textContent: `It plays from ${new URL(embed).host}, who get to know your network address and may keep cookies on this device.`,
  });
  return { control: createElement('span', {}, control, note), leave: () => player?.remove() };
}

/** Makes the viewer's slide for one of the gallery: its photo or its video. */
export function viewerSlide(slide: Element): ViewerSlide {
  const element = createElement('li', { className: 'viewer-slide' });
  const source = slide.querySelector('img');
  const link = slide.querySelector<HTMLAnchorElement>(`a${pageParts.selector('video')}`);
  const video = link && videoControl(link, element);
  const address = source?.getAttribute('src') ?? '';
  const picture = createElement('img', { alt: source?.alt ?? '', decoding: 'async', draggable: false });
  picture.addEventListener('error', () => (video ? picture.remove() : showBroken(element, picture)), {
    once: true,
  });
  element.append(picture);
  if (video) element.append(createElement('p', { className: 'viewer-video' }, video.control));

  const load = (): void => {
    if (picture.src) return;
    if (source?.srcset) {
      picture.sizes = SIZES;
      picture.srcset = source.srcset;
    }
    picture.src = address;
  };
  return { element, picture: video ? undefined : picture, load, leave: () => video?.leave() };
}
