import { createHash } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { AwsClient } from 'aws4fetch';
import { pushObjects, type ObjectsPushed } from '../../../src/deploy/s3/push-objects.ts';
import { LIVE_FOLDER, s3Objects, type S3Object } from '../../../src/deploy/s3/s3-objects.ts';
import { s3Store } from '../../../src/deploy/s3/s3-store.ts';
import type { DeploySite } from '../../../src/deploy/deploy-site.ts';
import { demoSite } from './demo-site.ts';

const ACCESS = { accessKeyId: 'bench', secretAccessKey: 'bench-secret' };
const BUCKET = 'my-cars';
const START_MS = 60_000;

export type Filled = Record<'first' | 'again' | 'changed' | 'rolledBack', ObjectsPushed> & {
  objects: number;
  wrong: string[];
};

async function untilUp(origin: string, server: ChildProcess): Promise<void> {
  const end = performance.now() + START_MS;
  while (performance.now() < end && server.exitCode === null) {
    if (await fetch(origin).then(Boolean, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No server of S3 answers at ${origin}.`);
}

/** The site as another night would leave it: one page gone, another one changed. */
const nextNight = (site: DeploySite): DeploySite => {
  const [leaves, changes] = site.files.filter(({ path: file }) => file.startsWith('cars/'));
  const files = site.files
    .filter((file) => file !== leaves)
    .map((file) => (file === changes ? { ...file, cacheControl: 'public, max-age=1' } : file));
  return { ...site, release: '999999-0123456789ab', files };
};

/** Sends a demo dealer to a server of S3 four times, and reads every object back. `program` starts the server (moto_server). */
export async function fillBucket(program: string, port: number, slug: string, out: string): Promise<Filled> {
  const server = spawn(program, ['-H', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
  server.once('error', () => undefined);
  const endpoint = `http://127.0.0.1:${port}`;
  try {
    await untilUp(endpoint, server);
    const { site, folder } = await demoSite(slug, out, { s3: { bucket: BUCKET, endpoint } });
    const client = new AwsClient({ ...ACCESS, service: 's3', region: site.settings.s3.region });
    const body = `<CreateBucketConfiguration><LocationConstraint>${site.settings.s3.region}</LocationConstraint></CreateBucketConfiguration>`;
    await client.fetch(`${endpoint}/${BUCKET}`, { method: 'PUT', body });
    const store = s3Store(site.settings.s3, ACCESS);
    const bodyOf = ({ file }: S3Object): Promise<Buffer> =>
      file === undefined ? Promise.resolve(Buffer.alloc(0)) : readFile(path.join(folder, file));
    const push = (each: DeploySite): Promise<ObjectsPushed> =>
      pushObjects({
        store,
        folder: LIVE_FOLDER,
        release: each.release,
        objects: s3Objects(each, LIVE_FOLDER),
        bodyOf,
        graceDays: site.settings.grace_days,
        now: new Date(),
        progress: () => undefined,
      });
    const filled = {
      first: await push(site),
      again: await push(site),
      changed: await push(nextNight(site)),
      rolledBack: await push(site),
    };
    const wrong: string[] = [];
    const objects = s3Objects(site, LIVE_FOLDER);
    for (const object of objects) {
      const answer = await client.fetch(
        `${endpoint}/${BUCKET}/${object.key.split('/').map(encodeURIComponent).join('/')}`,
      );
      const sha256 = createHash('sha256')
        .update(Buffer.from(await answer.arrayBuffer()))
        .digest('hex');
      const found = [
        sha256,
        answer.headers.get('content-type'),
        answer.headers.get('cache-control'),
        answer.headers.get('x-amz-meta-location') ?? undefined,
      ];
      const wanted = [object.sha256, object.contentType, object.cacheControl, object.location];
      if (JSON.stringify(found) !== JSON.stringify(wanted))
        wrong.push(`${object.key}: ${JSON.stringify(found)}`);
    }
    return { ...filled, objects: objects.length, wrong };
  } finally {
    server.kill('SIGTERM');
  }
}
