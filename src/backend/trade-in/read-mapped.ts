/** What is at a path of keys with dots between; undefined where nothing is. */
function at(answer: unknown, path: string): unknown {
  let found: unknown = answer;
  for (const key of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as Record<string, unknown>)[key];
  }
  return found;
}

/** The parts of an answer that a map names by their paths; those that are not there are left out. */
export const readMapped = (
  answer: unknown,
  paths: Readonly<Record<string, string | undefined>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(paths).flatMap(([name, path]) => {
      const found = path === undefined ? undefined : at(answer, path);
      return found === undefined || found === null ? [] : [[name, found]];
    }),
  );
