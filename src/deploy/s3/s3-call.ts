import { AwsClient } from 'aws4fetch';
import { ExpectedError } from '../../command-line/expected-error.ts';
import type { DeploySettings } from '../../domain/deploy/deploy-settings.ts';

const ATTEMPTS = 5;
const FIRST_WAIT_MS = 200;
/** Two writes of one object met; the storage asks for another try. */
const CONFLICT = 409;

/** The keys of an account, from the environment as every tool of Amazon's reads them. */
export type Access = { accessKeyId: string; secretAccessKey: string; sessionToken?: string };

/** Reads the keys. Throws ExpectedError that names the variables when they are not set. */
export function accessFromEnvironment(environment: Readonly<Record<string, string | undefined>>): Access {
  const accessKeyId = environment['AWS_ACCESS_KEY_ID'];
  const secretAccessKey = environment['AWS_SECRET_ACCESS_KEY'];
  if (!accessKeyId || !secretAccessKey)
    throw new ExpectedError(
      'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set: keys that may read, write and delete objects of the bucket. ' +
        'Set both in the environment of this command.',
    );
  const sessionToken = environment['AWS_SESSION_TOKEN'];
  return { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) };
}

const pathOf = (key: string): string => key.split('/').map(encodeURIComponent).join('/');

export type S3Request = RequestInit & {
  /** Behind the question mark, with it. */
  query?: string;
  /** Answers that are no failure, beside those that are fine and 404. */
  accepted?: readonly number[];
};

/** A signed call about an object of a bucket. Throws ExpectedError for a refusal, and when nobody answers in five attempts. */
export type S3Call = (method: string, key: string, request?: S3Request) => Promise<Response>;

/** Origin of a bucket, with its name in it. */
export const bucketAddress = ({ bucket, region, endpoint }: DeploySettings['s3']): string =>
  endpoint === '' ? `https://${bucket}.s3.${region}.amazonaws.com` : `${endpoint}/${bucket}`;

/** Calls of a bucket; a storage that is busy is asked again. */
export function s3Call(place: DeploySettings['s3'], access: Access): S3Call {
  const client = new AwsClient({ ...access, service: 's3', region: place.region, retries: 0 });
  const base = bucketAddress(place);
  return async (method, key, { query = '', accepted = [], ...init } = {}) => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await client
        .fetch(`${base}/${pathOf(key)}${query}`, { ...init, method })
        .catch((error: unknown) => error as Error);
      const isBusy =
        answer instanceof Error ||
        answer.status >= 500 ||
        answer.status === 429 ||
        answer.status === CONFLICT;
      if (!isBusy && answer.status === 404 && (await answer.clone().text()).includes('NoSuchBucket'))
        throw new ExpectedError(`There is no bucket ${place.bucket} at ${new URL(base).host}.`);
      if (!isBusy && (answer.ok || answer.status === 404 || accepted.includes(answer.status))) return answer;
      if (!isBusy || attempt === ATTEMPTS) {
        const said = answer instanceof Error ? answer.message : `${answer.status} ${await answer.text()}`;
        throw new ExpectedError(
          `${method} ${key} in bucket ${place.bucket} failed: ${said.slice(0, 300)}. ` +
            'What was sent stays; the same command goes on from there.',
        );
      }
      await new Promise((resolve) => setTimeout(resolve, FIRST_WAIT_MS * 2 ** attempt));
    }
  };
}
