import type { ConsentChoices } from '../../domain/consent/consent-choices.ts';
import type { ConsentKind } from '../../domain/consent/consent-kinds.ts';
import { CONSENT_WORDS } from '../../domain/consent/consent-words.ts';
import { consentChoices, hasPrivacyControl, keepConsent } from '../../state/consent.ts';
import { answerButton, element, policyLink } from './consent-markup.ts';

const TITLE_ID = 'privacy-dialog-title';
const BY_BROWSER = 'Your browser asks sites not to count you (Global Privacy Control), so this stays off.';

/** Shows a dialog, which is gone once it is closed, by whatever way. */
function showDialog(title: string, content: readonly Node[]): HTMLDialogElement {
  const heading = element('h2', 'text-heading', title);
  heading.id = TITLE_ID;
  const dialog = element('dialog', 'privacy-dialog no-print', heading, ...content);
  dialog.setAttribute('aria-labelledby', TITLE_ID);
  document.body.append(dialog);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.showModal();
  return dialog;
}

function tick(kind: ConsentKind, choices: ConsentChoices): { input: HTMLInputElement; row: HTMLElement } {
  const { title, text } = CONSENT_WORDS[kind];
  const input = element('input', 'consent-tick');
  input.type = 'checkbox';
  input.checked = choices[kind] === true;
  input.disabled = kind === 'analytics' && hasPrivacyControl();
  const hint = element('p', 'consent-text', input.disabled ? `${text} ${BY_BROWSER}` : text);
  hint.id = `privacy-${kind}`;
  input.setAttribute('aria-describedby', hint.id);
  return { input, row: element('div', '', element('label', 'consent-label', input, title), hint) };
}

/** Shows what was chosen about each kind, to be changed: everything at once, or one by one. */
export function openPrivacyChoices(kinds: readonly ConsentKind[]): void {
  const choices = consentChoices();
  const ticks = kinds.map((kind) => ({ kind, ...tick(kind, choices) }));
  const button = (words: string, decide: (input: HTMLInputElement) => boolean): HTMLButtonElement =>
    answerButton(words, () => {
      const decided = ticks.map(({ kind, input }) => [kind, !input.disabled && decide(input)] as const);
      keepConsent(Object.fromEntries(decided));
      dialog.close();
    });
  const all = [button('Reject all', () => false), button('Accept all', () => true)];
  const save = button('Save choices', ({ checked }) => checked);
  const dialog = showDialog('Privacy choices', [
    element(
      'p',
      'consent-text',
      'Nothing below loads or sends anything unless you tick it. ',
      ...policyLink(),
    ),
    ...ticks.map(({ row }) => row),
    element('div', 'consent-buttons', save, ...(kinds.length > 1 ? all : [])),
  ]);
}
