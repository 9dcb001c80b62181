/** What the frame of a player of videos may do beside (https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/iframe#allow). */
export const VIDEO_RIGHTS = 'autoplay; fullscreen; encrypted-media; picture-in-picture';

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
  frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin allow-popups');
  frame.allow = rights;
  frame.src = address;
  return frame;
}
