import { availableParallelism, freemem } from 'node:os';
import path from 'node:path';
import { writeWhole } from '../stock/write-whole.ts';
import { createProgress } from '../command-line/progress.ts';
import { systemErrorText } from '../command-line/system-error.ts';
import { terminalOf } from '../command-line/terminal.ts';
import { railsText, type AllowedRails } from './allowed-rails.ts';
import type { SiteJob } from './report/build-message.ts';
import type { BuildReport } from './report/build-report.ts';
import { defaultJobs, processBytes, renderProcesses } from './processes/default-jobs.ts';
import type { SiteResult } from './processes/site-process.ts';
import { openSiteProcesses, type SiteProcesses } from './processes/site-processes.ts';
import { codeDigests } from './processes/code-digest.ts';
import { startSiteRecord } from './report/site-record.ts';
import { readReport } from './report/read-report.ts';
import { inParallel } from '../stock/in-parallel.ts';

export type BuildRequest = Omit<SiteJob, 'slug' | 'allow' | 'code' | 'processes'> & {
  slugs: readonly string[];
  jobs: number | undefined;
  /** By tenant, the guard rails that its build may break. */
  allow: AllowedRails;
  /** Why tenants are not built, by slug (sharedTenants); none leaves a report. */
  refusals?: ReadonlyMap<string, string>;
  isQuiet?: boolean | undefined;
  /** Hears of each site as soon as its build has ended. */
  onBuilt?: (slug: string) => void;
  /** Processes to build in, which stay open; without them it opens its own. */
  processes?: SiteProcesses;
};

const ENDINGS = {
  published: {
    tone: 'green',
    text: (report) =>
      `${report.outcome === 'published' && report.unchanged ? 'unchanged, looked at' : 'published'} in ${report.seconds.total.toFixed(1)} s`,
  },
  previewed: { tone: 'green', text: (report) => `previewed in ${report.seconds.total.toFixed(1)} s` },
  refused: {
    tone: 'yellow',
    text: (report) => `refused by ${report.outcome === 'refused' ? railsText(report.rails ?? []) : ''}`,
  },
  failed: { tone: 'red', text: () => 'failed' },
} satisfies Record<
  BuildReport['outcome'],
  { tone: 'green' | 'yellow' | 'red'; text: (report: BuildReport) => string }
>;

/** `unwritten` says why there is no report of the site in the folder, though it may well be published. */
export type BuiltSite = SiteResult & { unwritten: string | undefined };

/**
 * Builds and publishes the sites side by side, several one after the other in each process, with progress on stderr, and
 * leaves a report of each as `<out>/<slug>.report.json`. A site that fails never stops another.
 */
export async function buildTenants({
  slugs,
  jobs,
  allow,
  refusals,
  isQuiet,
  onBuilt,
  processes: given,
  ...shared
}: BuildRequest): Promise<BuiltSite[]> {
  const progress = createProgress(slugs, process.stderr, terminalOf(process.stderr), isQuiet);
  const reports = await Promise.all(slugs.map((slug) => readReport(shared.outFolder, slug)));
  const vehicles = reports.map((report) => (report?.published ? report.vehicles?.accepted : undefined));
  const processes = given ?? openSiteProcesses();
  const free = freemem() + processes.held();
  const atOnce = jobs ?? defaultJobs(vehicles, availableParallelism(), free);
  const mayHold = processBytes(atOnce, free);
  if (slugs.length > atOnce) for (const slug of slugs) progress.update(slug, 'waiting');
  const code = codeDigests();
  let waiting = slugs.length;
  const built = await inParallel(slugs, atOnce, async (slug) => {
    waiting -= 1;
    const render = renderProcesses(jobs ?? availableParallelism(), waiting);
    const job = { slug, allow: allow[slug] ?? [], code, processes: render, ...shared };
    const refusal = refusals?.get(slug);
    if (refusal !== undefined) {
      progress.end(slug, 'failed', 'red');
      const failed = { outcome: 'failed', published: false, reason: refusal } as const;
      return { report: { ...startSiteRecord(job).common(), ...failed }, stock: [], unwritten: undefined };
    }
    const result = await processes.build(job, (text) => progress.update(slug, text), mayHold);
    const { report } = result;
    const file = path.join(shared.outFolder, `${slug}.report.json`);
    const unwritten = await writeWhole(file, `${JSON.stringify(report, null, 2)}\n`).then(
      () => undefined,
      (error: unknown) => `Its report is missing. ${systemErrorText(error, file) ?? String(error)}`,
    );
    const { tone, text } = ENDINGS[report.outcome];
    onBuilt?.(slug);
    progress.end(slug, text(report), tone);
    return { ...result, unwritten };
  });
  if (!given) processes.close();
  return built;
}
