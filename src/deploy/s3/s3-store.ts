import { AwsClient } from 'aws4fetch';
import { ExpectedError } from '../../command-line/expected-error.ts';
import type { DeploySettings } from '../../domain/deploy/deploy-settings.ts';
import type { ObjectStore } from './push-objects.ts';

const ATTEMPTS = 5;
const FIRST_WAIT_MS = 200;

/** The keys of an account, from the environment as every tool of Amazon's reads them. */
type Access = { accessKeyId: string; secretAccessKey: string; sessionToken?: string };

/** Reads the keys. Throws ExpectedError that names the variables when they are not set. */
export function accessFromEnvironment(environment: NodeJS.ProcessEnv): Access {
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

/** The bucket of a tenant, over the calls of S3: GetObject, PutObject, DeleteObject. A refusal is an ExpectedError. */
export function s3Store({ bucket, region, endpoint }: DeploySettings['s3'], access: Access): ObjectStore {
  const client = new AwsClient({ ...access, service: 's3', region, retries: 0 });
  const base = endpoint === '' ? `https://${bucket}.s3.${region}.amazonaws.com` : `${endpoint}/${bucket}`;

  async function call(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await client
        .fetch(`${base}/${pathOf(key)}`, { ...init, method })
        .catch((error: unknown) => error as Error);
      const isBusy = answer instanceof Error || answer.status >= 500 || answer.status === 429;
      if (!isBusy && (answer.ok || answer.status === 404)) return answer;
      if (!isBusy || attempt === ATTEMPTS) {
        const said = answer instanceof Error ? answer.message : `${answer.status} ${await answer.text()}`;
        throw new ExpectedError(
          `${method} ${key} in bucket ${bucket} failed: ${said.slice(0, 300)}. ` +
            'What was sent stays; the same command goes on from there.',
        );
      }
      await new Promise((resolve) => setTimeout(resolve, FIRST_WAIT_MS * 2 ** attempt));
    }
  }

  return {
    read: async (key) => {
      const answer = await call('GET', key);
      return answer.ok ? answer.text() : undefined;
    },
    put: async ({ key, contentType, cacheControl, sha256, status, location }, body) => {
      const answer = await call('PUT', key, {
        body: new Uint8Array(body),
        headers: {
          'content-type': contentType,
          'cache-control': cacheControl,
          // The storage refuses bytes that are not those of the manifest.
          ...(sha256 === ''
            ? {}
            : { 'x-amz-checksum-sha256': Buffer.from(sha256, 'hex').toString('base64') }),
          ...(status === undefined ? {} : { 'x-amz-meta-status': String(status) }),
          ...(location === undefined ? {} : { 'x-amz-meta-location': location }),
        },
      });
      if (!answer.ok) throw new ExpectedError(`There is no bucket ${bucket} at ${new URL(base).host}.`);
    },
    remove: async (key) => void (await call('DELETE', key)),
  };
}
