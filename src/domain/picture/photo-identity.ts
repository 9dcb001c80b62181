import {
  addressParts,
  parameterKind,
  unsignedAddress,
  type AddressParameter,
  type AddressParts,
  type ParameterKind,
} from './address-parameters.ts';

/**
 * Which photo an address is of. `key` is the same for all addresses of one photo, tonight and on other nights; `edition` is
 * another one where the address says that the photo itself may be. On a night with other photos beside it the key may have
 * been one of `formerKeys`, with the same edition.
 */
export type PhotoIdentity = { key: string; edition: string; formerKeys: readonly string[] };

/** How the addresses of hosts name their photos, where it does not show: see photos.hosts in the settings. */
export type PhotoHost = { host: string; query?: readonly string[] | undefined };

/** An address in its parts, with the host that stands for all that have the same photos. */
type Address = AddressParts & { place: string; named: readonly string[] | undefined };

const FILE = /\.(?:jpe?g|jfif|png|webp|avif|gif|heic|heif|tiff?|bmp)$/i;
const SCRIPT = /\.(?:php\d?|phtml|aspx?|ashx|axd|jspx?|do|cgi|pl|cfm|dll)$/i;
/** Parameters that name a photo wherever they stand. */
const NAMES =
  /^(?:(?:img|image|photo|picture|pic|media|file|asset|doc|vehicle|stock|car)?[_-]?(?:id|no|num|number|name|key|path|file|url|src|uuid|guid|idx|index|seq)|img|image|photo|picture|pic|file|filename|fn|vin|stock|n|i|p)$/;

const hostPattern = (host: string): RegExp =>
  new RegExp(`^${host.toLowerCase().split('*').map(RegExp.escape).join('.*')}$`);

/** A parameter as it stands in an address; an address in it without what signs that. */
const parameterText = ({ text, name, value }: AddressParameter): string =>
  /^https?:\/\//i.test(value) ? `${name}=${unsignedAddress(value)}` : text;

const names = ({ name, value }: AddressParameter): boolean =>
  NAMES.test(name) || FILE.test(addressParts(value)?.path ?? value);

/** The parameters that count, in one order. */
const textOf = ({ parameters }: Address, { kinds, isNaming, same }: NamedBy): string =>
  parameters
    .filter((each) => kinds.includes(parameterKind(each, parameters)))
    .filter((each) => !isNaming || names(each) || same?.has(each.text))
    .map(parameterText)
    .sort()
    .join('&');

/**
 * How the addresses of one path name their photos: by the parameters of some kinds; with `isNaming` by those of them that name one
 * by themselves, and by those that are the same in all addresses.
 */
type NamedBy = { kinds: readonly ParameterKind[]; isNaming: boolean; same?: ReadonlySet<string> };

const BY_NAMES: NamedBy = { kinds: ['other'], isNaming: true };
const by = (...kinds: ParameterKind[]): NamedBy => ({ kinds, isNaming: false });
/** What a night may have found of a path. */
const ALL_RULES = [BY_NAMES, by('other'), by('other', 'version')];
const EDITION = by('other', 'version', 'date');

/** How many photos there are by a rule. */
const countBy = (group: readonly Address[], rule: NamedBy): number =>
  new Set(group.map((each) => textOf(each, rule))).size;

/** The parameters that all addresses have. */
function sameIn(group: readonly Address[]): ReadonlySet<string> {
  const [first, ...rest] = group.map(({ parameters }) => new Set(parameters.map(({ text }) => text)));
  return rest.reduce((same, texts) => same.intersection(texts), first ?? new Set<string>());
}

/** `isOnlyPath` says that all addresses of the host have this path. */
function namedBy(group: readonly Address[], isOnlyPath: boolean): NamedBy {
  const path = group[0]?.path ?? '';
  const others = countBy(group, by('other'));
  if (others > 1)
    return countBy(group, BY_NAMES) === others ? { ...BY_NAMES, same: sameIn(group) } : by('other');
  if (countBy(group, by('version')) > 1) return by('other', 'version');
  // A script has its photos by parameters; so may a path that is all that a host has.
  if (!SCRIPT.test(path) && !isOnlyPath) return BY_NAMES;
  if (FILE.test(path)) return by('other');
  // What no other parameter says can only be in these.
  if (countBy(group, by('token')) > 1) return by('other', 'token');
  if (countBy(group, by('date')) > 1) return by('other', 'date');
  return by('other');
}

/**
 * Which photo each address of a night's stock is of. Signatures never count. Of the other parameters of an address those count
 * that tell the night's photos of one path apart, those that name a photo by their word or by a file, and all of a script; what is
 * left is the edition. `hosts` says it of hosts for which that is wrong. What is no address of the web is its own key.
 */
export function photoIdentities(
  addresses: Iterable<string>,
  hosts: readonly PhotoHost[] = [],
): (address: string) => PhotoIdentity {
  const patterns = hosts.map((each) => ({ ...each, pattern: hostPattern(each.host) }));
  const read = (text: string): Address | undefined => {
    const parts = addressParts(text);
    if (!parts) return undefined;
    const setting = patterns.find(({ pattern }) => pattern.test(parts.host));
    const named = setting?.query?.map((name) => name.toLowerCase());
    return { ...parts, place: setting?.host.toLowerCase() ?? parts.host, named };
  };
  const groups = new Map<string, Map<string, Address[]>>();
  for (const text of new Set(addresses)) {
    const address = read(text);
    if (!address) continue;
    const paths = groups.get(address.place) ?? new Map<string, Address[]>();
    groups.set(address.place, paths);
    paths.set(address.path, [...(paths.get(address.path) ?? []), address]);
  }
  const rules = new Map<string, NamedBy>();
  for (const [place, paths] of groups)
    for (const [path, group] of paths) rules.set(place + path, namedBy(group, paths.size === 1));

  const known = new Map<string, PhotoIdentity>();
  return (text) => {
    const identity = known.get(text) ?? identify(text);
    known.set(text, identity);
    return identity;
  };

  function identify(text: string): PhotoIdentity {
    const address = read(text);
    if (!address) return { key: text, edition: '', formerKeys: [] };
    const { scheme: own, place, path, named, parameters } = address;
    const keyOf = (counted: string, scheme = own): string =>
      `${scheme}//${place}${path}${counted === '' ? '' : `?${counted}`}`;
    if (named) {
      const counted = parameters.filter(({ name }) => named.includes(name)).map(parameterText);
      return {
        key: keyOf(counted.sort().join('&')),
        edition: textOf(address, by('version')),
        formerKeys: [],
      };
    }
    const rule = rules.get(place + path) ?? namedBy([address], true);
    const key = keyOf(textOf(address, rule));
    // Hosts go over to https, and an address without a word on it is of either.
    const former = ALL_RULES.flatMap((each) =>
      ['https:', 'http:'].map((scheme) => keyOf(textOf(address, each), scheme)),
    );
    return {
      key,
      edition: textOf(address, EDITION),
      formerKeys: [...new Set(former)].filter((each) => each !== key),
    };
  }
}
