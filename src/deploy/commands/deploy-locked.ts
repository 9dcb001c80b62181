import path from 'node:path';
import { withFileLock } from '../../command-line/file-lock.ts';
import type { Host, Progress } from '../host.ts';
import { hostOf, type OpenDeploy } from './open-deploy.ts';

/** Does the work of one push at a time. Throws ExpectedError while another push of the site is running here, and has not ended after `waitMs`. */
export function deployLocked<Result>(
  open: OpenDeploy,
  progress: Progress,
  work: (host: Host) => Promise<Result>,
  waitMs = 0,
): Promise<Result> {
  const taken = `Another push of ${open.read.site.slug} is running here. Wait for it to end.`;
  return withFileLock(path.join(open.state, 'deploy.lock'), { waitMs, taken }, () =>
    work(hostOf(open, progress)),
  );
}
