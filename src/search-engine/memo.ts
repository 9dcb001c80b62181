/** Remembers the answers for the last `limit` keys, the least lately used dropped first. */
export function createMemo<Value>(limit: number): (key: string, make: () => Value) => Value {
  const known = new Map<string, Value>();
  return (key, make) => {
    const found = known.get(key);
    const value = found === undefined ? make() : found;
    known.delete(key);
    known.set(key, value);
    if (known.size > limit) {
      for (const oldest of known.keys()) {
        known.delete(oldest);
        break;
      }
    }
    return value;
  };
}
