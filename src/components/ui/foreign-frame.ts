/** What the frame of a player of videos may do beside (https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/iframe#allow). */
export const VIDEO_RIGHTS = 'autoplay; fullscreen; encrypted-media; picture-in-picture';

/** What the page in a frame of another company may do: run, send forms and open windows, and not lead this page elsewhere. */
export const FRAME_SANDBOX = 'allow-scripts allow-forms allow-same-origin allow-popups';

/**
 * A frame with a page of another company, `title` for those who cannot see it. The company gets to know the site and no address
 * of a page; its page may run and send forms, and cannot lead this one elsewhere.
 */
export function foreignFrame(
  title: string,
  address: string,
  className: string,
  rights = '',
): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = className;
  frame.title = title;
  frame.referrerPolicy = 'strict-origin';
  frame.setAttribute('sandbox', FRAME_SANDBOX);
  frame.allow = rights;
  frame.src = address;
  return frame;
}
