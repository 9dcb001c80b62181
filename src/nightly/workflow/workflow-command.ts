import { listTenants } from '../../tenant/load-tenant.ts';
import { githubWorkflow } from './github-workflow.ts';
import { gitlabPipeline } from './gitlab-pipeline.ts';
import { shardWords, workflowPlan, type WorkflowSystem } from './workflow-plan.ts';

export type WorkflowOptions = {
  shards: string;
  state: string;
  tenantsFolder: string;
  secret: string[];
  send: string[];
  cron: string;
};

const WRITERS = { github: githubWorkflow, gitlab: gitlabPipeline };

/** `npm run nightly -- workflow <system>`: prints the file that a CI runs every night, and tells how many shards are worth it. Throws UsageError for options that cannot go into it. */
export async function workflow(
  system: WorkflowSystem,
  { shards, state, tenantsFolder, secret, send, cron }: WorkflowOptions,
): Promise<void> {
  const plan = workflowPlan({ shards, state, tenants: tenantsFolder, secrets: secret, send, cron });
  process.stdout.write(WRITERS[system](plan));
  const { length: tenants } = await listTenants(tenantsFolder).catch(() => []);
  const words = shardWords(plan.shards, tenants);
  if (words !== undefined) process.stderr.write(`${words}\n`);
}
