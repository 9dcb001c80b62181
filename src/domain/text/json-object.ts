/** An object of JSON from outside: nothing is known of its members. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** True if a value is an object with members, neither a list nor null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
