import { ExpectedError } from '../../command-line/expected-error.ts';
import type { DeploySettings } from '../../domain/deploy/deploy-settings.ts';
import type { ObjectStore } from './push-objects.ts';
import { bucketAddress, s3Call, type Access } from './s3-call.ts';

/** The bucket of a tenant, over the calls of S3: GetObject, PutObject, DeleteObject. A refusal is an ExpectedError. */
export function s3Store(place: DeploySettings['s3'], access: Access): ObjectStore {
  const call = s3Call(place, access);
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
      if (!answer.ok)
        throw new ExpectedError(
          `There is no bucket ${place.bucket} at ${new URL(bucketAddress(place)).host}.`,
        );
    },
    remove: async (key) => void (await call('DELETE', key)),
  };
}
