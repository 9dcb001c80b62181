/** A tenant of a platform by what must be its own: the slug, which tokens are for, and the address of its site. */
export type NamedTenant = { slug: string; url: string };

/** A name that two tenants have: the later one of a list, the earlier one, and the host or slug. */
export type SharedName = { slug: string; other: string; kind: 'host' | 'slug'; name: string };

/** Host names of a site, without a port: that of its address, and `<slug>.localhost`. */
export const siteHosts = ({ slug, url }: NamedTenant): string[] => [
  new URL(url).hostname.replace(/\.$/, ''),
  `${slug}.localhost`,
];

/** Names that two tenants of a list share, in its order; none on a platform that may be built and answered for. */
export function sharedNames(tenants: readonly NamedTenant[]): SharedName[] {
  const owners = new Map<string, NamedTenant>();
  const found: SharedName[] = [];
  for (const tenant of tenants)
    for (const [kind, name] of [
      ['slug', tenant.slug] as const,
      ...siteHosts(tenant).map((host) => ['host', host] as const),
    ]) {
      const owner = owners.get(`${kind} ${name}`);
      if (!owner) owners.set(`${kind} ${name}`, tenant);
      else if (owner !== tenant) found.push({ slug: tenant.slug, other: owner.slug, kind, name });
    }
  // Tenants of one slug share `<slug>.localhost` by that.
  return found.filter(({ kind, slug, other }) => kind === 'slug' || slug !== other);
}

/** A shared name as a sentence for operators. */
export const sharedNameProblem = ({ slug, other, kind, name }: SharedName): string =>
  kind === 'slug'
    ? `Two tenants have the slug ${name}. Give one of them another.`
    : `${slug} and ${other} both have the host ${name}. Give one of them another site.url.`;
