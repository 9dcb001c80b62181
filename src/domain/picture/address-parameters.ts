/**
 * What a parameter of a photo's address is for: `signature`, made anew for each visit; `token`, most often one, and where no
 * other parameter is there a name; `date`, when the photo or the address was made; `version`, which edition it is; `other`,
 * such as a number or a size.
 */
export type ParameterKind = 'signature' | 'token' | 'date' | 'version' | 'other';

/** A parameter as it stands in an address, with its name in small letters and its value decoded. */
export type AddressParameter = { text: string; name: string; value: string };

/** An address in its parts, without its fragment; `scheme` ends with a colon, `path` begins with a slash. */
export type AddressParts = { scheme: string; host: string; path: string; parameters: AddressParameter[] };

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Amazon, Google, Alibaba and Tencent sign with families of parameters (`X-Amz-Signature`, `q-sign-time`); Meta's are `_nc_…`. */
const SIGNATURE_FAMILIES = /^(?:x-amz-|x-goog-|x-cos-|x-oss-(?!process$)|q-|_nc_)/;
/** Of CloudFront, S3, Google Cloud Storage and its CDN, Alibaba, Akamai, Bunny, Cloudflare and Meta. */
const SIGNATURES = words(
  'signature expires policy key-pair-id hash-algorithm awsaccesskeyid googleaccessid ossaccesskeyid security-token ' +
    'urlprefix keyname sig hdnts hdnea hdntl __token__ __gda__ acl hmac bcdn_token auth_key oh oe',
);
/** Parameters of a shared access signature of Azure, where `sig` stands beside them; alone they may be anything. */
const AZURE = words('sv ss srt sp se st spr sr sip skoid sktid skt ske sks skv sdd saoid suoid scid');
const TOKENS = words(
  'token access_token accesstoken auth authorization apikey api_key sign signed hash md5 sha1 digest checksum mac exp expiry ' +
    'expire expiration validuntil verify nonce session sessionid sid jwt ttl',
);
/** Of nginx and imgix, where their values are moments and digests; as a size or a number they are none. */
const SHORT_TOKENS = words('e s st');
const DATES = words(
  't ts time timestamp date day _ cb cachebuster cachebust nocache rnd rand random modified lastmodified last_modified lastmod ' +
    'updated updated_at mtime etag',
);
const VERSIONS = words('v ver version rev revision edition');

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

/** An address of the web in its parts; undefined where it is none. */
export function addressParts(address: string): AddressParts | undefined {
  const url = URL.parse(address);
  if (!url) return undefined;
  const parameters = url.search
    .slice(1)
    .split('&')
    .filter((text) => text !== '')
    .map((text) => {
      const [name = '', ...value] = text.split('=');
      return { text, name: decoded(name).toLowerCase(), value: decoded(value.join('=')) };
    });
  return { scheme: url.protocol, host: url.host, path: url.pathname, parameters };
}

/** A moment or a digest, which is no number of a photo. */
const isDate = (value: string): boolean =>
  /^\d{8,}$/.test(value) || /^\d{4}-\d\d-\d\d/.test(value) || /^(?=.*\d)[\da-f]{8,}$/i.test(value);

/** What a parameter is for, among those that stand beside it. */
export function parameterKind(
  { name, value }: AddressParameter,
  beside: readonly AddressParameter[],
): ParameterKind {
  if (SIGNATURE_FAMILIES.test(name) || SIGNATURES.has(name)) return 'signature';
  if (AZURE.has(name) && beside.some((other) => other.name === 'sig')) return 'signature';
  if (TOKENS.has(name) || (SHORT_TOKENS.has(name) && (isDate(value) || value.length >= 16))) return 'token';
  if (DATES.has(name)) return 'date';
  if (VERSIONS.has(name)) return isDate(value) ? 'date' : 'version';
  return 'other';
}

/** An address without what signs it; as it is where nothing does. */
export function unsignedAddress(address: string): string {
  const parts = addressParts(address);
  if (!parts) return address;
  const kept = parts.parameters.filter((each) => parameterKind(each, parts.parameters) !== 'signature');
  if (kept.length === parts.parameters.length) return address;
  const [start = ''] = address.split(/[?#]/);
  return kept.length === 0 ? start : `${start}?${kept.map(({ text }) => text).join('&')}`;
}
