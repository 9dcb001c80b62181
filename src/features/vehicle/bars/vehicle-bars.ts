/** Pixels of scroll after which the line along the top shows (spec V12), and the bar along the foot opens (spec V13). */
const BAR_AFTER = 500;
const OPENED_AFTER = 900;

const bar = document.getElementById('vehicle-bar');
const foot = document.getElementById('action-bar');

function showAt(scrolled: number): void {
  if (bar) {
    const isShown = scrolled > BAR_AFTER;
    if (bar.inert === isShown) bar.inert = !isShown;
    if (isShown) bar.querySelector('img[data-asleep]')?.removeAttribute('data-asleep');
  }
  foot?.toggleAttribute('data-opened', scrolled > OPENED_AFTER);
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
