import { createHash } from 'node:crypto';

/** What npm writes of an installed package, as far as it is read. */
type InstalledPackage = {
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  devOptional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

export type Installed = { name: string; version: string; packages: Record<string, InstalledPackage> };

type Component = {
  type: 'library';
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  hashes?: { alg: 'SHA-512'; content: string }[];
  licenses?: ({ expression: string } | { license: { name: string } })[];
};

/** A CycloneDX 1.6 document. */
export type BillOfMaterials = {
  $schema: string;
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  serialNumber: string;
  version: 1;
  metadata: {
    tools: { components: { type: 'application'; name: string; version: string }[] };
    component: {
      type: 'application';
      'bom-ref': string;
      name: string;
      version: string;
      purl: string;
      properties: { name: string; value: string }[];
    };
  };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

const BELOW = 'node_modules/';
const nameAt = (place: string): string => place.slice(place.lastIndexOf(BELOW) + BELOW.length);
const purlOf = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** A UUID of the free form (RFC 9562, version 8) made of a digest, so that the same code has the same. */
function serialOf(codeDigest: string): string {
  const hex = createHash('sha256').update(codeDigest).digest('hex');
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function component(name: string, { version = '', license, integrity }: InstalledPackage): Component {
  const [, digest] = /^sha512-(\S+)$/.exec(integrity ?? '') ?? [];
  const isExpression =
    license !== undefined && /^[\w.+() -]+$/.test(license) && !/^(SEE |UNLIC)/.test(license);
  return {
    type: 'library',
    'bom-ref': purlOf(name, version),
    name,
    version,
    purl: purlOf(name, version),
    ...(digest && {
      hashes: [{ alg: 'SHA-512' as const, content: Buffer.from(digest, 'base64').toString('hex') }],
    }),
    ...(license && { licenses: [isExpression ? { expression: license } : { license: { name: license } }] }),
  };
}

/** Where Node finds a package from a place: below it, or below the nearest folder around it. */
function found(name: string, from: string, packages: Installed['packages']): string | undefined {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf(`/${BELOW}`)))) {
    const candidate = place === '' ? `${BELOW}${name}` : `${place}/${BELOW}${name}`;
    if (packages[candidate]) return candidate;
    if (place === '') return undefined;
  }
}

/**
 * What a site is made of and made by: every package that npm has installed but those that only test, with its licence and
 * sha512, which package needs which, and the Node that ran. `installed` is npm's own list of node_modules, `asked` the
 * packages that the project asks for. Nothing in it is random or of a clock: the same code gives the same bytes.
 */
export function billOfMaterials(
  installed: Installed,
  asked: readonly string[],
  codeDigest: string,
  nodeVersion: string,
): BillOfMaterials {
  const { name, version, packages } = installed;
  const places = Object.keys(packages).filter((place) => !packages[place]?.dev && place.startsWith(BELOW));
  const own = purlOf(name, version);
  const refOf = (place: string): string =>
    purlOf(packages[place]?.name ?? nameAt(place), packages[place]?.version ?? '');
  const components = new Map(
    places.map((place) => {
      const each = packages[place] ?? {};
      return [refOf(place), component(each.name ?? nameAt(place), each)];
    }),
  );
  const needs = new Map<string, Set<string>>();
  const add = (ref: string, from: string, names: readonly string[]): void => {
    const all = needs.get(ref) ?? new Set();
    needs.set(ref, all);
    for (const each of names) {
      const place = found(each, from, packages);
      if (place !== undefined && components.has(refOf(place))) all.add(refOf(place));
    }
  };
  add(own, '', asked);
  for (const place of places) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[place] ?? {};
    add(refOf(place), place, Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }));
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialOf(codeDigest),
    version: 1,
    metadata: {
      tools: { components: [{ type: 'application', name: 'node', version: nodeVersion }] },
      component: {
        type: 'application',
        'bom-ref': own,
        name,
        version,
        purl: own,
        properties: [{ name: `${name}:code`, value: codeDigest }],
      },
    },
    components: [...components.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1)),
    dependencies: [...needs]
      .map(([ref, all]) => ({ ref, dependsOn: [...all].sort() }))
      .sort((a, b) => (a.ref < b.ref ? -1 : 1)),
  };
}
