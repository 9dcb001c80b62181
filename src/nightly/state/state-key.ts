/** The key of an object of a tenant's state; `prefix` without a slash at its end, empty for none. */
export const stateKey = (prefix: string, slug: string, name: string): string =>
  [prefix, slug, name].filter((part) => part !== '').join('/');
