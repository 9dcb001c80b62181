import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import { gitlabPipeline } from './gitlab-pipeline.ts';
import { workflowPlan } from './workflow-plan.ts';

const LINTER = path.join(PROJECT_ROOT, 'node_modules', 'gitlab-ci-local', 'dist', 'index.js');
const GIVEN = {
  send: ['netlify', 'ssh'],
  ...{ state: 's3://my-bucket/forecourt', tenants: 'dealers', cron: '15 15 * * *' },
  secrets: ['FORECOURT_FEED_TOKEN'],
};

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gitlab-lint-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Holds a pipeline against GitLab's own schema, and lists its jobs; nothing of it is run. */
async function lint(text: string): Promise<{ status: number | null; jobs: string[]; faults: string }> {
  await writeFile(path.join(folder, '.gitlab-ci.yml'), text);
  const { status, stdout, stderr } = spawnSync(process.execPath, [LINTER, '--list-json'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, HOME: folder, NO_COLOR: '1' },
  });
  const jobs = status === 0 ? (JSON.parse(stdout) as { name: string }[]).map(({ name }) => name) : [];
  return { status, jobs, faults: stderr };
}

test.each([
  ['20', 20],
  ['401', 401],
])(
  'O5 the pipeline of %s shards is accepted by the schema of GitLab, a job for each',
  async (shards, count) => {
    const { status, jobs, faults } = await lint(gitlabPipeline(workflowPlan({ ...GIVEN, shards })));
    expect(status, faults).toBe(0);
    expect(jobs.filter((name) => name.startsWith('night-'))).toHaveLength(count);
    expect(jobs.filter((name) => name === 'board')).toHaveLength(1);
  },
);

test.each([
  ['parallel: 20', 'paralel: 20', "'paralel' property is not expected to be here"],
  ['interruptible: false', 'interruptible: 7', 'must be boolean'],
  ['extends: .night', 'extends: .nigth', '.nigth'],
  ['stage: board', 'stage: bord', 'bord'],
])('O5 control: %s written as %s is found out', async (right, wrong, fault) => {
  const text = gitlabPipeline(workflowPlan({ ...GIVEN, shards: '20' }));
  expect(text).toContain(right);
  const { status, faults } = await lint(text.replace(right, wrong));
  expect(status).toBe(1);
  expect(faults).toContain(fault);
});
