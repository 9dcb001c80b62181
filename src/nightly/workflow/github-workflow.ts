import {
  MAX_JOBS,
  PINNED_NODE,
  sendLines,
  sendVariables,
  shardChunks,
  type ShardChunk,
  type WorkflowPlan,
} from './workflow-plan.ts';

/** Minutes after which a machine is stopped: state that it took is free again two hours after it took it. */
const MAX_MINUTES = 110;

/** Minutes that the board of a thousand dealers takes many times over. */
const BOARD_MINUTES = 15;

/** What every machine begins with. */
const BEGIN = `      - uses: actions/checkout@v4
        with:
          persist-credentials: false
      - uses: actions/setup-node@v4
        with:
          node-version: ${PINNED_NODE}
          cache: npm
`;

const secretLine = (name: string): string => `  ${name}: \${{ secrets.${name} }}`;

function job({ number, first, last }: ShardChunk, plan: WorkflowPlan): string {
  const { shards, tenants, state } = plan;
  const ready = sendLines(plan).map((line) => `      - run: ${line}\n`);
  const list = Array.from({ length: last - first + 1 }, (_, at) => first + at).join(', ');
  return `  night-${number}:
    runs-on: ubuntu-latest
    timeout-minutes: ${MAX_MINUTES}
    strategy:
      fail-fast: false
      matrix:
        shard: [${list}]
    env:
      SHARD: \${{ matrix.shard }}/${shards}
    steps:
${BEGIN}      - uses: actions/cache@v4
        with:
          path: .cache
          key: forecourt-\${{ hashFiles('package-lock.json', 'src/**') }}-\${{ matrix.shard }}-\${{ github.run_id }}
          restore-keys: |
            forecourt-\${{ hashFiles('package-lock.json', 'src/**') }}-\${{ matrix.shard }}-
            forecourt-\${{ hashFiles('package-lock.json', 'src/**') }}-
      - run: npm ci
${ready.join('')}      - run: npm run -s nightly -- --shard "$SHARD" --night "$NIGHT" --state ${state} --tenants ${tenants}
      - uses: actions/upload-artifact@v4
        if: always()
        with:
          name: night-\${{ matrix.shard }}
          path: nights
          retention-days: 30
          if-no-files-found: ignore
`;
}

/** The board of all shards, made when all of them have ended, also where some failed. */
const board = (nights: readonly string[], { tenants, state }: WorkflowPlan): string => `  board:
    needs: [${nights.join(', ')}]
    if: \${{ !cancelled() }}
    runs-on: ubuntu-latest
    timeout-minutes: ${BOARD_MINUTES}
    steps:
${BEGIN}      - run: npm ci
      - run: npm run -s status -- --state ${state} --tenants ${tenants}
      - uses: actions/upload-artifact@v4
        if: always()
        with:
          name: board
          path: nights/status.html
          retention-days: 30
`;

/**
 * The nights of all tenants as a workflow of GitHub Actions: a machine for each shard, at most 256 in a matrix, state in the
 * bucket, compiled code and pictures in the cache, and at last the board of all. A night that is run again does what the first
 * did not.
 */
export function githubWorkflow(plan: WorkflowPlan): string {
  const chunks = shardChunks(plan.shards, MAX_JOBS.github);
  const nights = chunks.map(({ number }) => `night-${number}`);
  const jobs = [...chunks.map((chunk) => job(chunk, plan)), board(nights, plan)];
  return `# Written by \`npm run nightly -- workflow github\`; write it again rather than change it.
name: Nightly
on:
  schedule:
    - cron: '${plan.cron}'
  workflow_dispatch:
concurrency:
  group: forecourt-nightly
  cancel-in-progress: false
permissions:
  contents: read
env:
  NIGHT: run-\${{ github.run_id }}
${[...sendVariables(plan).map(([name, value]) => `  ${name}: ${value}`), ...plan.secrets.map(secretLine)].join('\n')}
jobs:
${jobs.join('\n')}`;
}
