/**
 * Wakes everything in the main part of the page that waits for a shopper: islands, custom elements, views behind tabs
 * and forms in dialogs. Runs in the page; answers how many islands still sleep.
 */
export async function wakeIslands(): Promise<number> {
  const pause = (milliseconds: number): Promise<void> =>
    new Promise((done) => setTimeout(done, milliseconds));
  const focusable = 'a[href], button, input, select, textarea, [tabindex]';
  // An island has no box of its own; what it holds has.
  const show = (element: HTMLElement): void =>
    (element.firstElementChild ?? element).scrollIntoView({ block: 'center', behavior: 'instant' });
  const touch = (element: HTMLElement): void => {
    for (const name of ['pointerover', 'pointerenter', 'touchstart', 'focusin']) {
      const bubbles = !name.endsWith('enter');
      element.dispatchEvent(
        name.startsWith('pointer') ? new PointerEvent(name, { bubbles }) : new Event(name, { bubbles }),
      );
    }
    for (const inside of element.querySelectorAll<HTMLElement>(focusable)) {
      // Much of an island may be hidden on a phone; the first that takes the focus will do.
      inside.focus({ preventScroll: true });
      if (document.activeElement === inside) break;
    }
  };
  const main = document.querySelector('main') ?? document.body;
  const asleep = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('astro-island[ssr]')];

  for (const details of main.querySelectorAll('details')) details.open = true;
  const waking = [...main.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.localName.includes('-') || element.matches('[data-spin], [data-interior]'),
  );
  for (const element of waking) {
    if (element.localName === 'vehicle-action') continue;
    show(element);
    await pause(30);
    touch(element);
  }
  for (const tab of main.querySelectorAll<HTMLElement>('[role=tab]')) {
    tab.click();
    await pause(60);
  }
  for (const dialog of document.querySelectorAll('dialog')) {
    if (dialog.open || !dialog.querySelector('astro-island[ssr]')) continue;
    dialog.showModal();
    await pause(200);
    dialog.close();
  }
  for (const island of asleep()) {
    show(island);
    await pause(100);
    touch(island);
  }
  // The first of them waits for React; 5 seconds are enough for any.
  for (let waited = 0; waited < 50 && asleep().length > 0; waited += 1) await pause(100);
  return asleep().length;
}
