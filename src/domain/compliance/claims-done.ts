/** Says that something was done to the vehicle, or that it can be had now. */
const DONE =
  /\b(?:(?:inspected|road[- ]?tested|test[- ]?driven|detailed|reconditioned|safety[- ](?:checked|tested))\b|(?:workshop|mechanically|fully|just|freshly|recently)[- ](?:checked|tested|serviced)\b|inspects every\b|checks every\b|go over every\b|inspection (?:sheet|report)\b|ask for the sheet\b|passed (?:our|its|an?|the)\b|ready to (?:drive|ride|tow|go|work|inspect)\b|(?:now|is|just in) at\b)/i;
/** Closes a line of checks as done: 'Brakes checked'. */
const LINE_DONE =
  /\b(?:checked|tested|inspected|verified|serviced|replaced|completed|certified|confirmed|passed|done|driven)\b/i;
/** Promises it, or denies it. */
const TO_COME = /\b(?:will|to|can|may|must|shall|not|once|when|after|before it goes|until)\b|'ll\b|n't\b/i;

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+/).filter((part) => part !== '');

/** True if a sentence, or a line of checks, claims what was done to a vehicle rather than what will be. */
export function claimsDone(words: string, isLine: boolean): boolean {
  const claim = (isLine ? LINE_DONE : DONE).exec(words);
  return claim !== null && !TO_COME.test(words.slice(0, claim.index));
}
