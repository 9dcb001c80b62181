import { spawn, spawnSync } from 'node:child_process';
import { AwsClient } from 'aws4fetch';
import { DeploySettings } from '../../src/domain/deploy/deploy-settings.ts';
import { stateStore, type StateStore } from '../../src/nightly/state/state-store.ts';

const ACCESS = { accessKeyId: 'bench', secretAccessKey: 'bench-secret' };
const BUCKET = 'nights';
const START_MS = 60_000;

/** What a command needs in its environment to reach the server. */
export const MOTO_ENVIRONMENT = {
  AWS_ACCESS_KEY_ID: ACCESS.accessKeyId,
  AWS_SECRET_ACCESS_KEY: ACCESS.secretAccessKey,
};
export const MOTO_STATE = `s3://${BUCKET}/forecourt`;

/** True if the program is there (pip install "moto[server,s3]"). */
export const hasMoto = (program: string): boolean => spawnSync(program, ['--help']).status === 0;

export type MotoServer = { endpoint: string; store: StateStore; stop: () => void };

/** Starts a server of S3 with an empty bucket. Throws when it does not answer within a minute. */
export async function startMoto(program: string, port: number): Promise<MotoServer> {
  const child = spawn(program, ['-H', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
  child.once('error', () => undefined);
  const endpoint = `http://127.0.0.1:${port}`;
  const end = performance.now() + START_MS;
  while (!(await fetch(endpoint).then(Boolean, () => false))) {
    if (performance.now() > end || child.exitCode !== null)
      throw new Error(`No server of S3 answers at ${endpoint}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { s3 } = DeploySettings.parse({ s3: { bucket: BUCKET, endpoint } });
  const body = `<CreateBucketConfiguration><LocationConstraint>${s3.region}</LocationConstraint></CreateBucketConfiguration>`;
  await new AwsClient({ ...ACCESS, service: 's3', region: s3.region }).fetch(`${endpoint}/${BUCKET}`, {
    method: 'PUT',
    body,
  });
  return { endpoint, store: stateStore(s3, ACCESS), stop: () => void child.kill('SIGTERM') };
}
