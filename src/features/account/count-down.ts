const counting = new WeakMap<HTMLElement, ReturnType<typeof setInterval>>();

/** Holds a button back for so many seconds, which it counts; the words of the button come back at the end. */
export function countDown(button: HTMLElement, seconds: number): void {
  const words = button.dataset['words'] ?? button.textContent.trim();
  button.dataset['words'] = words;
  clearInterval(counting.get(button));
  const end = Date.now() + seconds * 1000;
  const show = (): void => {
    const left = Math.ceil((end - Date.now()) / 1000);
    button.textContent = left > 0 ? `${words} (in ${left} s)` : words;
    if (left > 0) return button.setAttribute('aria-disabled', 'true');
    button.removeAttribute('aria-disabled');
    clearInterval(counting.get(button));
  };
  counting.set(button, setInterval(show, 1000));
  show();
}
