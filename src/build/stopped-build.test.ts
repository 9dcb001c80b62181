import path from 'node:path';
import { expect, test } from 'vitest';
import { runStopTrials } from '../../tests/bench/stop-trials.ts';
import { PROJECT_ROOT } from '../command-line/project-root.ts';

const LONG = 600_000;
const folder = (name: string): string => path.join(PROJECT_ROOT, '.cache', `stopped-${name}-${process.pid}`);

test(
  'builds that were stopped in the middle leave nothing of themselves in the next one',
  async () => {
    const result = await runStopTrials({
      kind: 'build',
      change: 'feed',
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

test(
  'control: the same trials find out a cache that is written in place',
  async () => {
    const result = await runStopTrials({
      kind: 'in-place',
      change: 'feed',
      signals: ['SIGKILL'],
      stops: 1,
      stopsEach: 1,
      folder: folder('in-place'),
    });
    expect(result).toMatchObject({ stopped: 1, builds: 1, right: 0 });
    expect(result.wrongPages).toBeGreaterThan(5);
  },
  LONG,
);
