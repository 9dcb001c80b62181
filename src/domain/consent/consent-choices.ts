import { CONSENT_KINDS, type ConsentKind } from './consent-kinds.ts';

/** What a shopper decided; a kind that is missing was not decided. */
export type ConsentChoices = Partial<Record<ConsentKind, boolean>>;

/** Days after which a choice is asked for again. */
const CHOICE_DAYS = 365;
const DAY = 86_400_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The choices that a device keeps; none where the text is not of ours or too old. `now` is in milliseconds. */
export function readChoices(text: string | null, now: number): ConsentChoices {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '');
  } catch {
    return {};
  }
  if (!isRecord(kept) || typeof kept['at'] !== 'number') return {};
  const age = now - kept['at'];
  if (age < 0 || age > CHOICE_DAYS * DAY) return {};
  const choices: ConsentChoices = {};
  for (const kind of CONSENT_KINDS) {
    const choice = kept[kind];
    if (typeof choice === 'boolean') choices[kind] = choice;
  }
  return choices;
}

/** The text under which choices are kept, with the moment of the choice; `now` is in milliseconds. */
export const writeChoices = (choices: ConsentChoices, now: number): string =>
  JSON.stringify({ ...choices, at: now });

/**
 * What counts: a browser that sends Global Privacy Control has rejected being counted, whatever was chosen here. A chat
 * is opened by the shopper's own press, and is not what the signal is about.
 */
export const effectiveChoices = (choices: ConsentChoices, hasPrivacyControl: boolean): ConsentChoices =>
  hasPrivacyControl ? { ...choices, analytics: false } : choices;
