/** Headers of an answer by lower-case name; several cookies are several entries. */
type AnswerHeaders = { headers: ReadonlyMap<string, string>; cookies?: readonly string[] };

/** `lost` names each rule that took points or gave none where it could have. */
export type Score = { points: number; lost: string[] };

type Rule = (answer: Required<AnswerHeaders>, policy: ReadonlyMap<string, string[]>) => number;

const HALF_A_YEAR_SECONDS = 15_768_000;
const PRIVATE_REFERRER = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/** The sources of each directive of a content security policy. */
const readPolicy = (header = ''): Map<string, string[]> =>
  new Map(
    header.split(';').flatMap((directive) => {
      const [name, ...sources] = directive.trim().toLowerCase().split(/\s+/);
      return name ? [[name, sources] as const] : [];
    }),
  );

function policyPoints(policy: ReadonlyMap<string, string[]>): number {
  if (policy.size === 0) return -25;
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? ['*'];
  if (scripts.some((source) => ["'unsafe-inline'", '*', 'http:', 'https:', 'data:'].includes(source)))
    return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  const styles = policy.get('style-src') ?? policy.get('default-src') ?? [];
  if (styles.includes("'unsafe-inline'")) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function cookiePoints(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0;
  const all = (attribute: RegExp): boolean => cookies.every((cookie) => attribute.test(cookie));
  if (!all(/; Secure\b/i)) return -40;
  if (!all(/; HttpOnly\b/i)) return -30;
  return all(/; SameSite=(Lax|Strict)\b/i) ? 5 : 0;
}

function transportPoints(header: string | undefined): number {
  const seconds = Number(/max-age=(\d+)/i.exec(header ?? '')?.[1] ?? 0);
  if (seconds === 0) return -20;
  return seconds < HALF_A_YEAR_SECONDS ? -10 : 0;
}

function framePoints(policy: ReadonlyMap<string, string[]>, header: string | undefined): number {
  const ancestors = policy.get('frame-ancestors');
  if (ancestors && !ancestors.includes('*')) return 5;
  return /^(deny|sameorigin)$/i.test(header ?? '') ? 0 : -20;
}

function referrerPoints(header: string | undefined): number {
  if (header === undefined) return 0;
  return PRIVATE_REFERRER.includes(header) ? 5 : -5;
}

/** What each rule gives at most, and what it gives an answer: the rules of the HTTP Observatory (MDN), 1.6. */
const RULES: Readonly<Record<string, { most: number; points: Rule }>> = {
  'content-security-policy': { most: 10, points: (_, policy) => policyPoints(policy) },
  'set-cookie': { most: 0, points: ({ cookies }) => cookiePoints(cookies) },
  'access-control-allow-origin': {
    most: 0,
    points: ({ headers }) => (headers.get('access-control-allow-origin') === '*' ? -50 : 0),
  },
  'strict-transport-security': {
    most: 0,
    points: ({ headers }) => transportPoints(headers.get('strict-transport-security')),
  },
  'referrer-policy': { most: 5, points: ({ headers }) => referrerPoints(headers.get('referrer-policy')) },
  'x-content-type-options': {
    most: 0,
    points: ({ headers }) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  },
  'frame-ancestors': {
    most: 5,
    points: ({ headers }, policy) => framePoints(policy, headers.get('x-frame-options')),
  },
  'cross-origin-resource-policy': {
    most: 10,
    points: ({ headers }) =>
      /^same-(origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '') ? 10 : 0,
  },
  'cross-origin-opener-policy': {
    most: 10,
    points: ({ headers }) => (headers.get('cross-origin-opener-policy') === 'same-origin' ? 10 : 0),
  },
};

const FULL = 100;
/** Below this many points the extra ones do not count. */
const EXTRA_FROM = 90;

/** The points of an answer that came over https, without those for how http leads to https, which is the host's. */
export function observatoryScore({ headers, cookies = [] }: AnswerHeaders): Score {
  const policy = readPolicy(headers.get('content-security-policy'));
  const found = Object.entries(RULES).map(([name, { most, points }]) => ({
    name,
    most,
    points: points({ headers, cookies }, policy),
  }));
  const sum = (keep: (points: number) => boolean): number =>
    found.reduce((total, { points }) => total + (keep(points) ? points : 0), 0);
  const base = FULL + sum((points) => points < 0);
  return {
    points: base >= EXTRA_FROM ? base + sum((points) => points > 0) : base,
    lost: found.flatMap(({ name, most, points }) => (points < most ? [name] : [])),
  };
}
