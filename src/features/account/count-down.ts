type Counting = { words: string; timer: ReturnType<typeof setInterval> };

const counting = new WeakMap<HTMLElement, Counting>();

/** Holds a button back for so many seconds, which it counts; the words of the button come back at the end. */
export function countDown(button: HTMLElement, seconds: number): void {
  const before = counting.get(button);
  const words = before?.words ?? button.textContent.trim();
  clearInterval(before?.timer);
  const end = Date.now() + seconds * 1000;
  const show = (): void => {
    const left = Math.ceil((end - Date.now()) / 1000);
    button.textContent = left > 0 ? `${words} (in ${left} s)` : words;
    if (left > 0) return button.setAttribute('aria-disabled', 'true');
    button.removeAttribute('aria-disabled');
    clearInterval(counting.get(button)?.timer);
  };
  counting.set(button, { words, timer: setInterval(show, 1000) });
  show();
}
