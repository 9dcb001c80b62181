/**
 * A frame with a page of another company, `title` for those who cannot see it. The company gets to know the site and no address
 * of a page; its page may run and send forms, and cannot lead this one elsewhere.
 */
export function foreignFrame(title: string, address: string, className: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = className;
  frame.title = title;
  frame.referrerPolicy = 'strict-origin';
  frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin allow-popups');
  frame.src = address;
  return frame;
}
