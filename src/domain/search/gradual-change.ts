/** A text or figure that is still changed replaces its address; a pause of this many milliseconds makes a new one. */
const PAUSE_MILLISECONDS = 1200;

/** What an address changed by, as `gradualChange` names it, and when, in milliseconds. */
export type AddressChange = { name: string | undefined; at: number };

/** Before the first change, and where nothing goes on with the last one. */
export const NO_CHANGE: AddressChange = { name: undefined, at: 0 };

/** Parameters that change by letters, digits or steps of a slider on their way to what is meant. */
const isStepwise = (name: string, value: string): boolean => name === 'query' || /^\d*:\d*$/.test(value);

/**
 * The text or the range that is all in which two addresses differ (spec S2), undefined for any other change: a shopper who
 * types or moves a slider goes through many of them, and wants to go back over all at once. The page does not count, as
 * every change leads to the first.
 */
export function gradualChange(previous: URLSearchParams, next: URLSearchParams): string | undefined {
  const names = new Set([...previous.keys(), ...next.keys()]);
  names.delete('page');
  const changed = [...names].filter((name) => previous.getAll(name).join() !== next.getAll(name).join());
  const [name, ...others] = changed;
  if (name === undefined || others.length > 0) return undefined;
  return isStepwise(name, next.get(name) ?? previous.get(name) ?? '') ? name : undefined;
}

/** True if a change goes on with the last one, so that its address replaces that one's in the browser's history (spec S2). */
export function goesOn(change: AddressChange, last: AddressChange): boolean {
  const isSame = change.name !== undefined && change.name === last.name;
  return isSame && change.at - last.at < PAUSE_MILLISECONDS;
}
