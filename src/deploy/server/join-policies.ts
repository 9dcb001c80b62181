type Policy = ReadonlyMap<string, ReadonlySet<string>>;

const parsed = (policy: string): Policy =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .flatMap(([name = '', ...sources]) => (name === '' ? [] : [[name, new Set(sources)] as const])),
  );

/** A content security policy that allows what each of two allows, as a server sends it while it goes from one release to another. */
export function joinPolicies(first: string, second: string): string {
  const [one, other] = [parsed(first), parsed(second)];
  return [...new Set([...other.keys(), ...one.keys()])]
    .map((name) => {
      const sources = [...new Set([...(other.get(name) ?? []), ...(one.get(name) ?? [])])];
      const allowed = sources.length > 1 ? sources.filter((source) => source !== "'none'") : sources;
      return [name, ...allowed].join(' ');
    })
    .join('; ');
}

/** Tells whether pages that need the policy `asked` work under `sent`, without regard to the order of sources. */
export function policyAllows(sent: string, asked: string): boolean {
  const has = parsed(sent);
  return [...parsed(asked)].every(([name, sources]) =>
    [...sources].every((source) => source === "'none'" || has.get(name)?.has(source)),
  );
}
