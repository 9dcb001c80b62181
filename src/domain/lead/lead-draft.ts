/** What was typed into the forms of a site and is not sent yet: by form and vehicle (`draftName`), then by field (spec F12). */
export type LeadDrafts = Record<string, Record<string, string>>;

/** The name of the draft of a form, about a vehicle (its id or slug) or, with '', about none. */
export const draftName = (form: string, car: string): string => (car === '' ? form : `${form} ${car}`);

/** Who asks, which the next form may be filled in with. */
const OF_PERSON = ['name', 'last_name', 'phone', 'email', 'postcode'];

/** Under this name is kept who asks, beside the drafts of forms. */
export const PERSON_DRAFT = 'person';

/** Characters of an answer that is kept: more than any form takes, for it may have been pasted and is still to be cut down. */
const MAX_KEPT_CHARACTERS = 20_000;

/** Drafts that are kept, the newest. */
const MAX_DRAFTS = 20;

/** Days for which a draft stays on the device. */
const KEPT_DAYS = 14;
const DAY = 86_400_000;

/** Never kept: what must be agreed to each time, and what is about the page. */
const NEVER_KEPT = new Set(['terms', 'opt_in', 'location_id', 'dealership_slug']);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const answersOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && entry[1].length <= MAX_KEPT_CHARACTERS,
    ),
  );

/** Reads what the browser keeps, whatever it is; too old a draft counts for nothing. `now` in milliseconds since 1970. */
export function readDrafts(text: string | null, now: number): LeadDrafts {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    if (!isRecord(kept) || typeof kept['at'] !== 'number' || !isRecord(kept['drafts'])) return {};
    if (now - kept['at'] > KEPT_DAYS * DAY || kept['at'] > now + DAY) return {};
    return Object.fromEntries(
      Object.entries(kept['drafts']).map(([form, draft]) => [form, answersOf(draft)]),
    );
  } catch {
    return {};
  }
}

/** Drafts as text to keep, with the moment they are kept. */
export const writeDrafts = (drafts: LeadDrafts, now: number): string => JSON.stringify({ at: now, drafts });

/** The drafts with what is typed into one form now; an empty form has none. */
export function withDraft(
  drafts: LeadDrafts,
  form: string,
  values: Readonly<Record<string, string>>,
): LeadDrafts {
  const { [form]: _, ...others } = drafts;
  const kept = Object.entries(values).filter(([name]) => !NEVER_KEPT.has(name));
  if (kept.length === 0) return others;
  const newest = Object.entries(others).filter(
    ([name], at, all) => name === PERSON_DRAFT || at > all.length - MAX_DRAFTS,
  );
  return { ...Object.fromEntries(newest), [form]: Object.fromEntries(kept) };
}

/** What a form begins with: its own draft, and who asks from any other. */
export function draftFor(drafts: LeadDrafts, form: string): Record<string, string> {
  const person = Object.values(drafts).flatMap((draft) =>
    Object.entries(draft).filter(([name]) => OF_PERSON.includes(name)),
  );
  return { ...Object.fromEntries(person), ...drafts[form] };
}

/** The drafts after a form was sent: who asked is kept for the next form, what was asked is not. */
export function afterSending(drafts: LeadDrafts, form: string): LeadDrafts {
  const person = Object.entries(drafts[form] ?? {}).filter(([name]) => OF_PERSON.includes(name));
  // A form that another tab has let go of already says nothing of who asked.
  const kept = { ...drafts[PERSON_DRAFT], ...Object.fromEntries(person) };
  return withDraft(withDraft(drafts, form, {}), PERSON_DRAFT, kept);
}
