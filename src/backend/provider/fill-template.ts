/** A value as a part of what is sent: it can end no string, add no field and leave no path. */
const ESCAPES = {
  text: (value: string): string => value,
  json: (value: string): string => JSON.stringify(value).slice(1, -1),
  form: (value: string): string => encodeURIComponent(value),
  address: (value: string): string => encodeURIComponent(value),
} as const;

/**
 * Puts values in place of their words in braces, escaped for what the template is: in one pass, so that a value with braces
 * of its own stays what it is. Words that have no value stay as well.
 */
export const fillTemplate = (
  template: string,
  values: Readonly<Record<string, string>>,
  kind: keyof typeof ESCAPES = 'text',
): string =>
  template.replace(/\{([a-z_]+)\}/g, (whole, word: string) =>
    Object.hasOwn(values, word) ? ESCAPES[kind](values[word] ?? '') : whole,
  );
