/** A page that comes back from the browser's back-forward cache has not heard what changed meanwhile. */
const MAY_HAVE_CHANGED = ['storage', 'pageshow'];

/** Calls `look` whenever another tab may have changed what is kept. Returns what ends it. */
export function followOtherTabs(
  look: () => void,
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  for (const event of MAY_HAVE_CHANGED) events.addEventListener(event, look);
  return () => {
    for (const event of MAY_HAVE_CHANGED) events.removeEventListener(event, look);
  };
}
