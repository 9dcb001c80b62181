import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import { UsageError } from '../../command-line/usage-error.ts';
import { HOST_PROGRAMS } from '../../deploy/host-programs.ts';

/** Systems that a workflow can be written for. */
export const WORKFLOW_SYSTEMS = ['github', 'gitlab'] as const;
export type WorkflowSystem = (typeof WORKFLOW_SYSTEMS)[number];

/** How machines of a CI send sites: by the programs of hosts, which they install, or by ssh. */
export const SEND_WAYS = [...(Object.keys(HOST_PROGRAMS) as (keyof typeof HOST_PROGRAMS)[]), 'ssh'] as const;
export type SendWay = (typeof SEND_WAYS)[number];

/** Jobs that one matrix may have: GitHub takes 256, GitLab 200 in parallel. */
export const MAX_JOBS: Readonly<Record<WorkflowSystem, number>> = { github: 256, gitlab: 200 };

const Pinned = z.object({ devDependencies: z.object({ node: z.string() }) });

/** The Node that the project pins: npm of another one may read its lock file otherwise. */
export const PINNED_NODE = Pinned.parse(
  JSON.parse(readFileSync(path.join(PROJECT_ROOT, 'package.json'), 'utf8')),
).devDependencies.node;

/** What a workflow is written from. */
export type WorkflowPlan = {
  shards: number;
  /** `s3://bucket/prefix`: machines of a CI keep nothing themselves. */
  state: string;
  /** Folder of the tenants below the repository that the workflow is in. */
  tenants: string;
  /** Names of secrets that feeds and hosts need, beside those of the bucket. */
  secrets: readonly string[];
  /** Five fields of cron, UTC. */
  cron: string;
  /** How sites are sent, beside S3, which needs nothing. */
  send: readonly SendWay[];
};

/** The key of ssh and the hosts that it may meet, as secrets. */
const SSH_SECRETS = ['SSH_PRIVATE_KEY', 'SSH_KNOWN_HOSTS'] as const;

/** Lines of a shell that make a machine ready to send. */
export const sendLines = ({ send }: Pick<WorkflowPlan, 'send'>): string[] =>
  send.flatMap((way) =>
    way === 'ssh'
      ? [
          'install -d -m 700 ~/.ssh',
          `(umask 077; printf '%s\\n' "$SSH_PRIVATE_KEY" > ~/.ssh/id_ed25519)`,
          `printf '%s\\n' "$SSH_KNOWN_HOSTS" > ~/.ssh/known_hosts`,
        ]
      : [`npm install --global ${HOST_PROGRAMS[way].npm}`],
  );

/** Variables by which the night finds the programs of hosts. */
export const sendVariables = ({ send }: Pick<WorkflowPlan, 'send'>): [string, string][] =>
  send.flatMap((way) => (way === 'ssh' ? [] : [[HOST_PROGRAMS[way].variable, HOST_PROGRAMS[way].command]]));

/** Secrets that every night needs: the keys of the bucket. */
const BUCKET_SECRETS = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

const MAX_SHARDS = 10_000;
const CRON_FIELD = /^[\d*,/-]+$/;

const Plan = z.strictObject({
  shards: z
    .string()
    .regex(/^\d{1,5}$/, 'a whole number')
    .transform(Number)
    .refine((shards) => shards >= 1 && shards <= MAX_SHARDS, `from 1 to ${MAX_SHARDS}`),
  state: z
    .string()
    .regex(/^s3:\/\/[a-z\d][a-z\d.-]*(\/[\w./-]*)?$/, 'an address such as s3://my-bucket/forecourt'),
  tenants: z
    .string()
    .regex(/^[\w][\w./-]*$/, 'a folder of the repository such as dealers')
    .refine((folder) => !folder.split('/').includes('..'), 'a folder of the repository, not one above it'),
  secrets: z.array(z.string().regex(/^[A-Z][A-Z\d_]*$/, 'the name of a variable in capitals')),
  send: z.array(z.enum(SEND_WAYS, `one of ${SEND_WAYS.join(', ')}`)).transform((ways) => [...new Set(ways)]),
  cron: z
    .string()
    .refine(
      (text) => text.split(' ').length === 5 && text.split(' ').every((field) => CRON_FIELD.test(field)),
      'five fields of cron in UTC, as in 15 15 * * *',
    ),
});

/** Reads what a workflow is called for. Throws UsageError naming the option, since the words go into a file that machines run. */
export function workflowPlan(given: Record<keyof WorkflowPlan, unknown>): WorkflowPlan {
  const read = Plan.safeParse(given);
  if (read.success) {
    const { send, secrets } = read.data;
    const ofWays = send.flatMap((way) => (way === 'ssh' ? SSH_SECRETS : [HOST_PROGRAMS[way].key]));
    return { ...read.data, secrets: [...new Set([...BUCKET_SECRETS, ...ofWays, ...secrets])] };
  }
  const [issue] = read.error.issues;
  const option = issue?.path[0] === 'secrets' ? 'secret' : String(issue?.path[0]);
  throw new UsageError(`--${option}: expected ${issue?.message}.`);
}

/** Tenants that a machine does in the time that it takes to begin: a minute, of which `npm ci` is the most. */
const WORTH = 100;

/** Advice on the number of machines, where there are more than pay; undefined without a tenant. */
export function shardWords(shards: number, tenants: number): string | undefined {
  const worth = Math.max(1, Math.ceil(tenants / WORTH));
  if (tenants === 0 || shards <= worth) return undefined;
  const machines = worth === 1 ? '1 machine is' : `${worth} machines are`;
  return (
    `${tenants === 1 ? '1 tenant' : `${tenants.toLocaleString('en-AU')} tenants`}: ${machines} worth it, and --shards is ${shards}. ` +
    `Each begins with a minute of npm ci, in which it would do ${WORTH} small dealers.`
  );
}

/** Shards of one matrix: as many as a system runs from one, from the first to the last. */
export type ShardChunk = { number: number; first: number; last: number };

/** All shards in as few matrices as the system allows, in order. */
export function shardChunks(shards: number, most: number): ShardChunk[] {
  return Array.from({ length: Math.ceil(shards / most) }, (_, at) => ({
    number: at + 1,
    first: at * most + 1,
    last: Math.min(shards, (at + 1) * most),
  }));
}
