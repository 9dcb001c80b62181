import { pageParts } from '../page-parts.ts';

/** Pixels of scroll after which the line along the top shows (spec V12), and bar and bubble at the foot open (spec V13). */
const BAR_AFTER = 500;
const OPENED_AFTER = 900;

const bar = document.getElementById('vehicle-bar');
const foot = document.getElementById('action-bar');
const panel = document.getElementById('purchase');
let isPanelSeen = true;

function showAt(scrolled: number): void {
  if (bar) {
    // Price and buttons stand in the panel; both at once would say everything twice.
    const isShown = scrolled > BAR_AFTER && !isPanelSeen;
    if (bar.inert === isShown) bar.inert = !isShown;
    if (isShown)
      for (const image of pageParts.findAll(bar, 'asleep')) pageParts.set(image, 'asleep', undefined);
  }
  if (foot) pageParts.set(foot, 'opened', scrolled > OPENED_AFTER || undefined);
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
  new IntersectionObserver(([entry]) => {
    isPanelSeen = entry?.isIntersecting ?? false;
    showAt(scrollY);
  }).observe(panel);
  // vehicle.css needs it where the panel is taller than the window.
  new ResizeObserver(() => panel.style.setProperty('--purchase-height', `${panel.offsetHeight}px`)).observe(
    panel,
  );
}
