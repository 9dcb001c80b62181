/** The address of a call below its path: each `{name}` of the path is filled in, encoded; a query is added when it is given. */
export function callPath(
  path: string,
  parts: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''));
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return given.length === 0 ? address : `${address}?${new URLSearchParams(given)}`;
}
