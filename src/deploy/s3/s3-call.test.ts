import { afterEach, expect, test, vi } from 'vitest';
import { DeploySettings } from '../../domain/deploy/deploy-settings.ts';
import { readState } from './push-objects.ts';
import { s3Store } from './s3-store.ts';

afterEach(() => void vi.unstubAllGlobals());

const PLACE = DeploySettings.parse({ s3: { bucket: 'my-cars' } }).s3;
const store = s3Store(PLACE, { accessKeyId: 'a', secretAccessKey: 'b' });
const answer404 = (code: string): void =>
  void vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(`<Error><Code>${code}</Code></Error>`, { status: 404 })),
  );

test('a bucket that is not there is told before anything is planned, and one without a release is empty', async () => {
  answer404('NoSuchBucket');
  await expect(readState(store, 'live')).rejects.toThrow(
    'There is no bucket my-cars at my-cars.s3.ap-southeast-2.amazonaws.com.',
  );
  answer404('NoSuchKey');
  expect(await readState(store, 'live')).toEqual({ objects: {}, leaving: {} });
});
