import { sendEvent } from '../../components/ui/send-event.ts';
import { SnapRow } from '../../components/ui/snap-row.ts';
import { uiParts } from '../../components/ui/ui-parts.ts';
import { wrapRound } from '../../components/ui/wrap-round.ts';
import { pageParts } from './page-parts.ts';

/** Says which photo (from 0) of a gallery shows, in its counter and its thumbnails. */
function showPhoto(gallery: HTMLElement, photo: number): void {
  const counter = pageParts.find(gallery, 'current');
  if (counter) counter.textContent = String(photo + 1);
  for (const link of pageParts.findAll(gallery, 'photo')) {
    if (Number(pageParts.valueOf(link, 'photo')) === photo) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

/** Lets arrows, keys and thumbnails move the photos of a gallery; one that was pressed before is driven at once. */
export function moveGallery(gallery: HTMLElement, press?: Event): void {
  const track = gallery.querySelector<HTMLElement>('.gallery-track');
  if (!track) return;
  const row = new SnapRow(track, { onShow: (photo) => showPhoto(gallery, photo) });
  if (press) row.wake(press);
  /** Goes to a photo (from 0); a smooth way past several would be long. */
  const goTo = (photo: number): void => {
    sendEvent(gallery, 'media-use', { media: 'photo', did: 'step' });
    row.goTo(photo, Math.abs(photo - row.shown) > 1);
  };
  /** Goes on or back by one photo, wrapping round at both ends. */
  const step = (by: number): void => goTo(wrapRound(row.shown, by, row.count));

  // Another view of the vehicle was shown meanwhile: the photos begin again (spec V3).
  gallery.addEventListener('begin-anew', () => row.goTo(0, true));
  for (const button of uiParts.findAll(gallery, 'step')) {
    button.addEventListener('click', () => step(Number(uiParts.valueOf(button, 'step'))));
  }
  for (const link of pageParts.findAll(gallery, 'photo')) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      goTo(Number(pageParts.valueOf(link, 'photo')));
    });
  }
  track.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(pageParts.selector('video')))
      sendEvent(track, 'media-use', { media: 'video', did: 'play' });
  });
  track.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  });
}
