/** Hosts at which most Australians have their mail. */
const MEANT =
  'gmail.com hotmail.com outlook.com outlook.com.au yahoo.com yahoo.com.au icloud.com bigpond.com'.split(' ');
/** Hosts that are one letter from those, and right. */
const RIGHT = new Set([...MEANT, 'ymail.com', 'mail.com', 'email.com', 'gmail.co.uk']);

/** True if one letter more, less, other or in the place of its neighbour makes one word of the other. */
function isOneSlip(typed: string, meant: string): boolean {
  const most = Math.min(typed.length, meant.length);
  let from = 0;
  while (from < most && typed[from] === meant[from]) from++;
  let end = 0;
  while (end < most - from && typed.at(-1 - end) === meant.at(-1 - end)) end++;
  const [a = '', b = ''] = [typed, meant].map((word) => word.slice(from, word.length - end));
  return (
    (a.length <= 1 && b.length <= 1) || (a.length === 2 && b.length === 2 && a === [...b].reverse().join(''))
  );
}

/** The address that may be meant by one whose host is a slip of a well-known one; undefined for any other, and while it is typed. */
export function emailSlip(email: string): string | undefined {
  const [, name = '', host = ''] = /^(.+@)([^@]+)$/.exec(email.trim().toLowerCase()) ?? [];
  if (RIGHT.has(host) || MEANT.some((meant) => meant.startsWith(host))) return undefined;
  const meant = MEANT.find((each) => isOneSlip(host, each));
  return meant && `${name}${meant}`;
}
