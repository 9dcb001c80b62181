import path from 'node:path';
import { expect, test } from 'vitest';
import { runStopTrials } from '../../tests/publish/stop-trials.ts';
import { PROJECT_ROOT } from '../command-line/project-root.ts';

const LONG = 600_000;
const folder = (name: string): string => path.join(PROJECT_ROOT, '.cache', `stopped-${name}-${process.pid}`);

test(
  'builds that were stopped in the middle leave nothing of themselves in the next one',
  async () => {
    const result = await runStopTrials({
      signals: ['SIGINT', 'SIGKILL'],
      stops: 3,
      stopsEach: 3,
      folder: folder('build'),
    });
    expect(result).toMatchObject({ builds: 1, right: 1, wrongPages: 0 });
    expect(result.stopped).toBeGreaterThan(1);
  },
  LONG,
);
