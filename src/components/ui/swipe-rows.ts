/**
 * Rows of cards that are swiped, as far as their width makes them scroll; a slider with arrows sees to its own. Without a
 * network they go on scrolling by themselves.
 */
const wake = (sign: Event): void => {
  const row =
    sign.target instanceof Element && sign.target.closest<HTMLElement>('.swipe-row:not(snap-slider *)');
  if (!row || row.scrollWidth <= row.clientWidth) return;
  import('./wake-row.ts').then(
    ({ wakeRow }) => wakeRow(row),
    () => {},
  );
};
for (const sign of ['pointerdown', 'keydown'] as const) {
  document.addEventListener(sign, wake, { passive: true });
}
