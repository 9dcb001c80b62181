import { vehicleMarks } from '../../../components/vehicle/vehicle-marks.ts';
import { pageMarks } from '../page-marks.ts';

/** Pixels of scroll after which the line along the top may show for the buttons (spec V12), and bar and bubble at the foot open (spec V13). */
const BAR_AFTER = 500;
const OPENED_AFTER = 900;
/** Pixels along the top of the window that the site's header takes. */
const HEADER = 77;

const bar = document.getElementById('vehicle-bar');
const foot = document.getElementById('action-bar');
const panel = document.getElementById('purchase');
const name = panel?.querySelector('h1');
const price = panel && vehicleMarks.find(panel, 'price');
/** The parts of the panel that are out of the window, or under what lies along its edges. */
const unseen = new Set<Element>();

function showAt(scrolled: number): void {
  const isHeadSeen = !(name && unseen.has(name)) && !(price && unseen.has(price));
  if (bar) {
    // Price and buttons stand in the panel; both at once would say everything twice.
    const isShown = !isHeadSeen || (scrolled > BAR_AFTER && unseen.size > 0);
    if (bar.inert === isShown) bar.inert = !isShown;
    if (isShown)
      for (const image of pageMarks.findAll(bar, 'asleep')) pageMarks.set(image, 'asleep', undefined);
  }
  if (foot) {
    pageMarks.set(foot, 'opened', scrolled > OPENED_AFTER || undefined);
    pageMarks.set(foot, 'named', !isHeadSeen || undefined);
  }
}

let isWaiting = false;
addEventListener(
  'scroll',
  () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      showAt(scrollY);
    });
  },
  { passive: true },
);
showAt(scrollY);

if (panel) {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries)
        if (intersectionRatio < 0.99) unseen.add(target);
        else unseen.delete(target);
      showAt(scrollY);
    },
    { threshold: 0.99, rootMargin: `-${HEADER}px 0px -${foot?.offsetHeight ?? 0}px` },
  );
  const first = pageMarks.find(panel, 'actions')?.querySelector('a');
  for (const part of [name, price, first]) if (part) seen.observe(part);
}
