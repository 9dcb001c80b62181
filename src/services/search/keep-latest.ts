/** A store of at most `most` values; the one that was used longest ago falls first (spec S14). */
export function keepLatest<Value>(most: number): {
  get: (key: string) => Value | undefined;
  /** Keeps a value and answers it. */
  keep: (key: string, value: Value) => Value;
  clear: () => void;
} {
  const kept = new Map<string, Value>();
  const keep = (key: string, value: Value): Value => {
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
  };
  return {
    get: (key) => {
      const value = kept.get(key);
      return value === undefined ? undefined : keep(key, value);
    },
    keep,
    clear: () => kept.clear(),
  };
}
