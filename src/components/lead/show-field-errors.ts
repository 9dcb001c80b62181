/** What is wrong with one field, by the name of its control. */
type FieldError = { field: string; message: string };
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Shows beside its field what is wrong with an answer; undefined takes that away (spec F3). */
export function showFieldMessage(
  place: HTMLElement | null | undefined,
  control: Control | undefined,
  message: string | undefined,
): void {
  if (place) {
    place.textContent = message ?? '';
    place.hidden = message === undefined;
  }
  if (message === undefined) control?.removeAttribute('aria-invalid');
  else control?.setAttribute('aria-invalid', 'true');
}

function summaryLine(message: string, control: Control | undefined, show: () => void): HTMLLIElement {
  const line = document.createElement('li');
  if (!control || control.type === 'hidden') {
    line.textContent = message;
    return line;
  }
  const link = document.createElement('a');
  link.href = `#${control.id}`;
  link.textContent = message;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    show();
    control.focus();
  });
  line.append(link);
  return line;
}

/**
 * Lists in a summary what is wrong, each with a link to its field where it has one to be seen (spec F3). `show` brings a field
 * into view before it gets the focus.
 */
export function listFieldErrors(
  summary: HTMLElement,
  errors: readonly FieldError[],
  controlOf: (name: string) => Control | undefined,
  show: (name: string) => void = () => undefined,
): void {
  summary
    .querySelector('ul')
    ?.replaceChildren(
      ...errors.map(({ field, message }) => summaryLine(message, controlOf(field), () => show(field))),
    );
}
