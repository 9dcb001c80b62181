type LockedPackage = {
  version?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  link?: boolean;
};

/** What package-lock.json says of each package, by its folder; '' is the project itself. */
export type LockFile = { packages: Record<string, LockedPackage> };

const REGISTRY = 'https://registry.npmjs.org/';
/** 64 bytes in base64, and nothing beside them that npm would take as well. */
const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/;

const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf('node_modules/') + 13);

/**
 * What may not be in a lock file: a package with an install script that nobody has judged (`judged` is `allowScripts` of
 * package.json), one of another host than the registry, and one whose bytes are not held by a sha512; a sentence each, with
 * the package and the way out. A judgement of a package that has no such script is told as well.
 */
export function lockFileProblems(
  { packages }: LockFile,
  judged: Readonly<Record<string, boolean>>,
): string[] {
  const problems: string[] = [];
  const scripted = new Set<string>();
  for (const [folder, { version = '?', resolved, integrity = '', hasInstallScript, link }] of Object.entries(
    packages,
  )) {
    if (folder === '') continue;
    const what = `package-lock.json: ${folder} (${version})`;
    if (hasInstallScript) {
      const name = nameOf(folder);
      scripted.add(name);
      if (!Object.hasOwn(judged, name))
        problems.push(
          `${what} has an install script that allowScripts of package.json does not name: read it, and name it there.`,
        );
    }
    if (link || !SHA512.test(integrity))
      problems.push(`${what} has no sha512: take a package of ${REGISTRY}, and run npm install.`);
    if (resolved !== undefined && !resolved.startsWith(REGISTRY))
      problems.push(`${what} comes from ${resolved}: take a package of ${REGISTRY}.`);
  }
  const stale = Object.keys(judged).filter((name) => !scripted.has(name));
  return [
    ...problems,
    ...stale.map(
      (name) => `package.json: allowScripts names ${name}, which has no install script: take it out.`,
    ),
  ];
}
