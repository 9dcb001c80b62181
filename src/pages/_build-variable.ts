/** What a build says to the pages it renders: the folder of tenants, of this one's state, its moment, its digest of the code. */
export type BuildVariable = 'FORECOURT_TENANTS' | 'FORECOURT_STATE' | 'FORECOURT_NOW' | 'FORECOURT_CODE';

/** A variable of `environment`. Throws without it, for a page would show no data, or another tenant's than `slug`'s. */
export function buildVariable(
  environment: Readonly<Record<string, string | undefined>>,
  name: BuildVariable,
  slug: string,
): string {
  const value = environment[name];
  if (value !== undefined) return value;
  throw new Error(
    `${name}: expected a value from the build, found none. Render pages with \`npm run build -- ${slug}\`, which sets it.`,
  );
}
