import type { ClientDirective } from 'astro';
import { HOLD_MARKS } from './hold-marks.ts';

/** What wakes an island that waits for its visitor. */
const TOUCHES = ['pointerenter', 'pointerdown', 'focusin', 'keydown', 'input', 'wake'] as const;
/** What shows that someone looks at the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown'] as const;
/** Milliseconds after which a press is no longer held for scripts that do not come. */
const HOLD_TIMEOUT_MS = 15_000;

/** React empties a text area whose text came with the page, as of a form that is sent back; a value that was set stays. */
function keepTexts(island: HTMLElement): void {
  for (const area of island.querySelectorAll('textarea'))
    if (area.value !== '' && area.value === area.defaultValue) area.value = area.defaultValue;
}

/** Events that are held while an island wakes. */
const HELD = ['click', 'submit', 'keydown'] as const;

type Held = { target: Element; event: Event };

/**
 * `client:touch` hydrates an island at the first pointer, focus or key in it, or at an event `wake` sent to it; with the value
 * `"view"` also at the first sign of a visitor while the island is in view (spec X3). Presses of buttons and submits that
 * come while its scripts load are held, and carried out once React answers; where scripts do not come they are let go,
 * and the form posts plainly. So are plain presses of links, and keys, that
 * HOLD_MARKS name; other links and fields are never held.
 */
const clientTouch: ClientDirective = (load, options, island) => {
  const held: Held[] = [];
  let isAwake = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function heldOf(event: Event, target: Element): Element | null {
    if (event instanceof KeyboardEvent) {
      const keys = target.closest(`[${HOLD_MARKS.keys}]`)?.getAttribute(HOLD_MARKS.keys);
      return keys?.split(' ').includes(event.key) ? target : null;
    }
    if (event instanceof SubmitEvent) return target;
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    return ctrlKey || metaKey || shiftKey || altKey
      ? target.closest('button')
      : target.closest(`button, [${HOLD_MARKS.press}]`);
  }
  function hold(event: Event): void {
    const target = isAwake && event.target instanceof Element ? heldOf(event, event.target) : null;
    if (!target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push({ target, event });
  }
  /** Carries out what was held; with React not there, a submit and a link go the way of the browser. */
  function release(): void {
    clearTimeout(timer);
    for (const type of HELD) island.removeEventListener(type, hold, true);
    for (const { target, event } of held.splice(0)) {
      if (event instanceof KeyboardEvent) target.dispatchEvent(new KeyboardEvent(event.type, event));
      else if (event instanceof SubmitEvent && target instanceof HTMLFormElement)
        target.requestSubmit(event.submitter);
      else if (target instanceof HTMLElement) target.click();
    }
  }
  async function wake(): Promise<void> {
    if (isAwake) return;
    isAwake = true;
    stop();
    for (const type of HELD) island.addEventListener(type, hold, true);
    timer = setTimeout(release, HOLD_TIMEOUT_MS);
    try {
      const hydrate = await load();
      keepTexts(island);
      await hydrate();
    } finally {
      // React answers a press at once from here on: it hydrates what the press needs before it.
      release();
    }
  }
  const start = (): void => void wake();
  function stop(): void {
    for (const type of TOUCHES) island.removeEventListener(type, start, true);
    for (const type of SIGNS) removeEventListener(type, see, true);
  }
  function see(event: Event): void {
    // A page that is drawn below a pointer at rest gets a move without movement.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
      return;
    for (const type of SIGNS) removeEventListener(type, see, true);
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    });
    // The island itself has no box.
    for (const child of island.children) observer.observe(child);
  }

  for (const type of TOUCHES) island.addEventListener(type, start, { capture: true, passive: true });
  if (options.value === 'view')
    for (const type of SIGNS) addEventListener(type, see, { capture: true, passive: true });
};
export default clientTouch;
