import { ExpectedError } from '../../command-line/expected-error.ts';
import { bucketAddress, s3Call, type Access } from '../../deploy/s3/s3-call.ts';
import { DeploySettings } from '../../domain/deploy/deploy-settings.ts';
import { UsageError } from '../../command-line/usage-error.ts';

/** An object, with the tag that stands for exactly these bytes. */
export type Tagged = { body: Buffer; tag: string };

/** A storage of objects that writes under conditions. */
export type StateStore = {
  read: (key: string) => Promise<Tagged | undefined>;
  put: (key: string, body: Buffer) => Promise<void>;
  /**
   * Writes only where the object still has this tag, or, without one, where there is none. Gives the new tag; undefined where
   * someone else wrote meanwhile.
   */
  putIf: (key: string, body: Buffer, tag: string | undefined) => Promise<string | undefined>;
  remove: (key: string) => Promise<void>;
  /** Up to a thousand objects whose keys begin so, and when each was written, in milliseconds since 1970. */
  list: (prefix: string) => Promise<{ key: string; at: number }[]>;
};

const FAILED_CONDITION = 412;
const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*?))?\/?$/;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads `s3://bucket/prefix`; the region is that of AWS_REGION, a storage that is not Amazon's that of AWS_ENDPOINT_URL.
 * `prefix` has no slash at its end. Throws UsageError for another address.
 */
export function statePlace(
  address: string,
  { AWS_REGION: region, AWS_ENDPOINT_URL_S3: ofS3, AWS_ENDPOINT_URL: ofAll }: Environment,
): { place: DeploySettings['s3']; prefix: string } {
  const [, bucket, prefix = ''] = ADDRESS.exec(address) ?? [];
  if (bucket === undefined)
    throw new UsageError(
      `--state is '${address}'. Write a bucket and a prefix, as in s3://my-bucket/forecourt.`,
    );
  const endpoint = ofS3 || ofAll;
  const s3 = {
    bucket,
    ...(region && { region }),
    ...(endpoint && { endpoint: endpoint.replace(/\/$/, '') }),
  };
  const { data } = DeploySettings.safeParse({ s3 });
  if (!data)
    throw new UsageError(
      `AWS_ENDPOINT_URL is '${endpoint}'. Write an origin, as in https://storage.example.com, or unset it for Amazon's.`,
    );
  return { place: data.s3, prefix };
}

const textOf = (xml: string, element: string): string =>
  new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1] ?? '';

/** A bucket over the calls of S3: GetObject, PutObject under conditions, DeleteObject, ListObjectsV2. */
export function stateStore(place: DeploySettings['s3'], access: Access): StateStore {
  const call = s3Call(place, access);
  const noBucket = (): ExpectedError =>
    new ExpectedError(`There is no bucket ${place.bucket} at ${new URL(bucketAddress(place)).host}.`);
  const read = async (key: string): Promise<Tagged | undefined> => {
    const answer = await call('GET', key);
    if (!answer.ok) return undefined;
    return { body: Buffer.from(await answer.arrayBuffer()), tag: answer.headers.get('etag') ?? '' };
  };
  return {
    read,
    put: async (key, body) => {
      const answer = await call('PUT', key, { body: new Uint8Array(body) });
      if (!answer.ok) throw noBucket();
    },
    putIf: async (key, body, tag) => {
      const answer = await call('PUT', key, {
        body: new Uint8Array(body),
        headers: tag === undefined ? { 'if-none-match': '*' } : { 'if-match': tag },
        accepted: [FAILED_CONDITION],
      });
      if (answer.ok) return answer.headers.get('etag') ?? '';
      if (answer.status !== FAILED_CONDITION && tag === undefined) throw noBucket();
      // An answer may be lost on its way, and then the next attempt meets what the one before wrote.
      const found = await read(key);
      return found?.body.equals(body) ? found.tag : undefined;
    },
    remove: async (key) => void (await call('DELETE', key)),
    list: async (prefix) => {
      const answer = await call('GET', '', { query: `?list-type=2&prefix=${encodeURIComponent(prefix)}` });
      if (!answer.ok) throw noBucket();
      const entries = (await answer.text()).match(/<Contents>.*?<\/Contents>/gs) ?? [];
      return entries.map((xml) => ({ key: textOf(xml, 'Key'), at: Date.parse(textOf(xml, 'LastModified')) }));
    },
  };
}
