/** Where a setting is: keys of objects and 0-based places in lists, from the outside in. */
export type SettingsPath = readonly PropertyKey[];

/** `['site', 'navigation', 0, 'href']` as `site.navigation[0].href`. */
export function pathText(path: SettingsPath): string {
  return path
    .map((key, at) => (typeof key === 'number' ? `[${key}]` : (at > 0 ? '.' : '') + String(key)))
    .join('');
}

/** What settings say at a path; undefined where they say nothing. */
export function valueAt(settings: unknown, path: SettingsPath): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    settings,
  );
}
