/** Of the properties of a component as text, in characters: the data of a search are those of one page. */
const LONGEST_KEY = 1_000;
/** Of one component. */
const MOST_KNOWN = 2_000;

const known = new WeakMap<object, Map<string, string>>();

/** Whether JSON says all of a value, so that two with one text are the same. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'string') return value.length <= LONGEST_KEY;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

/** The properties of a component as a text; undefined where a text would not say all of them, or be too long. */
function keyOf(properties: Readonly<Record<string, unknown>>): string | undefined {
  const given = Object.entries(properties).filter(([, value]) => value !== undefined);
  if (!given.every(([, value]) => isPlain(value))) return undefined;
  const key = JSON.stringify(given);
  return key.length <= LONGEST_KEY ? key : undefined;
}

/**
 * The markup of a React component, which `render` makes, remembered by its properties (astro-shortcuts): the islands of a
 * stock are given the same few again and again. A component gives the same for the same, because pages are built once.
 */
export function knownMarkup(
  component: object,
  properties: Readonly<Record<string, unknown>>,
  render: () => string,
): string {
  const key = keyOf(properties);
  if (key === undefined) return render();
  const markups = known.get(component) ?? new Map<string, string>();
  known.set(component, markups);
  const found = markups.get(key);
  if (found !== undefined) return found;
  if (markups.size >= MOST_KNOWN) markups.clear();
  // A flat copy, because React's text is a rope of many pieces.
  const markup = Buffer.from(render()).toString();
  markups.set(key, markup);
  return markup;
}
