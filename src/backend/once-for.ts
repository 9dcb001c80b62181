/** What is worked out once of each object, such as a release that many requests are answered from, and forgotten with it. */
export function onceFor<K extends object, V>(work: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, { value: V }>();
  return (of) => {
    const before = known.get(of);
    if (before) return before.value;
    const value = work(of);
    known.set(of, { value });
    return value;
  };
}
