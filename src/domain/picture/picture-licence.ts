/** True if a name fits a pattern, in which `*` stands for anything. */
const fits = (name: string, pattern: string): boolean =>
  new RegExp(`^${pattern.split('*').map(RegExp.escape).join('.*')}$`, 's').test(name);

/**
 * By what right the dealer shows a picture of its own: the words of the longest pattern that the picture's name fits, its path
 * in the tenant's folder or its address; undefined where nobody said.
 */
export function pictureLicence(name: string, licences: Readonly<Record<string, string>>): string | undefined {
  const patterns = Object.keys(licences).filter((pattern) => fits(name, pattern));
  const [longest] = patterns.toSorted((a, b) => b.length - a.length);
  return longest === undefined ? undefined : licences[longest];
}
