import { archiveError } from './archive-error.ts';

/** The text of a tenant.ts with another slug. Throws TenantError where it does not say its slug once, as `slug: 'my-cars'`. */
export function withSlug(text: string, from: string, to: string, archive: string): string {
  const said = [...text.matchAll(new RegExp(`(\\bslug:\\s*)(['"\`])${from}\\2`, 'g'))];
  const [only] = said;
  if (said.length !== 1 || !only)
    throw archiveError(
      archive,
      'tenant/tenant.ts',
      `slug: '${from}' once, to write '${to}' in its place`,
      `${said.length} of them`,
      {
        wayOut: 'import it without --as; nothing was imported',
      },
    );
  const [whole, start = '', quote = ''] = only;
  return `${text.slice(0, only.index)}${start}${quote}${to}${quote}${text.slice(only.index + whole.length)}`;
}
