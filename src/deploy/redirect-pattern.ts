import type { Redirect } from '../build/publish/redirects-file.ts';

/**
 * A redirect as a regular expression over a path, from `^` to `$`, with `$1`, `$2` where the address that it leads to
 * repeats a part. `groups` is how many parts it captures.
 */
export type PatternRedirect = {
  expression: string;
  groups: number;
  to: string;
  status: Redirect['status'];
};

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** True if a redirect is of one address; the others have `:name` or a closing `*`. */
export const isExact = ({ from }: Redirect): boolean => !/\/:|\*/.test(from);

/** A redirect with `:name` or a closing `*` as a regular expression. No part has a question mark in it. */
export function patternRedirect({ from, to, status }: Redirect): PatternRedirect {
  const names: string[] = [];
  const parts = from.split('/').map((part) => {
    if (part !== '*' && !part.startsWith(':')) return escaped(part);
    names.push(part === '*' ? ':splat' : part);
    return part === '*' ? '([^?]*)' : '([^/?]+)';
  });
  const target = names.reduce((text, name, at) => text.replace(name, `$${at + 1}`), to);
  return { expression: `^${parts.join('/')}$`, groups: names.length, to: target, status };
}
