import {
  MAX_JOBS,
  PINNED_NODE,
  sendLines,
  sendVariables,
  shardChunks,
  type ShardChunk,
  type WorkflowPlan,
} from './workflow-plan.ts';

const IMAGE = `node:${PINNED_NODE}`;

function job({ number, first, last }: ShardChunk, plan: WorkflowPlan): string {
  const { shards, state, tenants } = plan;
  const rsync = plan.send.includes('ssh') ? ['apt-get update', 'apt-get install -y rsync'] : [];
  const ready = [...rsync, ...sendLines(plan)].map((line) => `    - ${line}\n`);
  const named = sendVariables(plan).map(([name, value]) => `    ${name}: ${value}\n`);
  const count = last - first + 1;
  // A job without neighbours has no index of its own.
  const index = count === 1 ? `${first}` : `$((CI_NODE_INDEX + ${first - 1}))`;
  return `night-${number}:
  extends: .night
${count === 1 ? '' : `  parallel: ${count}\n`}${named.length === 0 ? '' : `  variables:\n${named.join('')}`}  script:
    - npm ci
${ready.join('')}    - npm run -s nightly -- --shard "${index}/${shards}" --night "pipeline-$CI_PIPELINE_ID" --state ${state} --tenants ${tenants}
`;
}

/** When a job of the pipeline runs. */
const RULES = `  rules:
    - if: $CI_PIPELINE_SOURCE == "schedule" || $CI_PIPELINE_SOURCE == "web"`;

/** The board of all shards, made when all of them have ended, also where some failed. */
const board = ({ state, tenants }: WorkflowPlan): string => `board:
  stage: board
  image: ${IMAGE}
  timeout: 15 minutes
${RULES}
      when: always
  dependencies: []
  script:
    - npm ci
    - npm run -s status -- --state ${state} --tenants ${tenants}
  artifacts:
    when: always
    paths:
      - nights/status.html
    expire_in: 30 days
    access: developer
`;

/**
 * The nights of all tenants as a pipeline of GitLab: a machine for each shard, at most 200 of one job, state in the bucket,
 * compiled code and pictures in the cache, and at last the board of all. Its schedule and its variables, masked, are set in the project.
 */
export function gitlabPipeline(plan: WorkflowPlan): string {
  const jobs = [...shardChunks(plan.shards, MAX_JOBS.gitlab).map((chunk) => job(chunk, plan)), board(plan)];
  return `# Written by \`npm run nightly -- workflow gitlab\`; write it again rather than change it.
# Schedule of the project: ${plan.cron}, UTC. Masked variables: ${plan.secrets.join(', ')}.
stages:
  - nights
  - board

.night:
  stage: nights
  image: ${IMAGE}
  timeout: 110 minutes
  interruptible: false
${RULES}
  cache:
    key:
      files:
        - package-lock.json
      prefix: forecourt
    paths:
      - .cache
  artifacts:
    when: always
    paths:
      - nights
    expire_in: 30 days
    access: developer

${jobs.join('\n')}`;
}
