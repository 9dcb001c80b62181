/** Shows that a button's work is being done; gives what ends it. A second press meanwhile is to be ignored by the caller. */
export function showBusy(button: HTMLElement | null, words: string): () => void {
  const before = button?.textContent ?? '';
  if (button) {
    button.textContent = words;
    button.setAttribute('aria-disabled', 'true');
  }
  return () => {
    if (!button) return;
    button.textContent = before;
    button.removeAttribute('aria-disabled');
  };
}
