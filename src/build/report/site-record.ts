import path from 'node:path';
import type { BuildReport } from './build-report.ts';
import type { SiteJob } from './build-message.ts';
import { processUse, type ProcessUse } from './process-use.ts';
import { startPhaseTimer, type PhaseTimer } from './phase-timer.ts';

type Facts = Pick<BuildReport, 'name' | 'vehicles' | 'changes' | 'gone' | 'search' | 'shareImages'> & {
  warnings: string[];
  stock: string[];
};
type Common = Omit<BuildReport, 'outcome' | 'published'>;

/** What is known of a build so far; a report can be made of it at any moment, also when the build stops half-way. */
export type SiteRecord = {
  timer: PhaseTimer;
  facts: Facts;
  /** Adds what another process has used for the site. */
  add(use: ProcessUse): void;
  /** What reports of every outcome have in common, with time and memory up to now. */
  common(): Common;
};

const inSeconds = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** `countedCpuSeconds` are those that reports of earlier sites in this process have counted. */
export function startSiteRecord(
  job: Pick<SiteJob, 'slug' | 'now' | 'tenantsFolder'>,
  countedCpuSeconds = 0,
): SiteRecord {
  const timer = startPhaseTimer();
  const facts: Facts = { warnings: [], stock: [] };
  const others: ProcessUse[] = [];
  return {
    timer,
    facts,
    add: (use) => void others.push(use),
    common: () => {
      const own = processUse();
      const ofOthers = others.reduce((sum, { userCpuSeconds }) => sum + userCpuSeconds, 0);
      return {
        tenant: job.slug,
        ...(facts.name === undefined ? {} : { name: facts.name }),
        settings: path.join(job.tenantsFolder, job.slug, 'tenant.ts'),
        builtAt: job.now,
        ...(facts.vehicles ? { vehicles: facts.vehicles } : {}),
        ...(facts.changes ? { changes: facts.changes } : {}),
        ...(facts.gone ? { gone: facts.gone } : {}),
        ...(facts.search ? { search: facts.search } : {}),
        ...(facts.shareImages ? { shareImages: facts.shareImages } : {}),
        seconds: timer.seconds(),
        userCpuSeconds: inSeconds(Math.max(0, own.userCpuSeconds - countedCpuSeconds) + ofOthers),
        peakMemoryBytes: Math.max(...[own, ...others].map(({ peakMemoryBytes }) => peakMemoryBytes)),
        warnings: facts.warnings,
      };
    },
  };
}
