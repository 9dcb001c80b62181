import type { BuildReport } from './build-report.ts';
import type { SiteJob } from './build-message.ts';
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
  /** What reports of every outcome have in common, with time and memory up to now. */
  common(): Common;
};

/** `countedCpuSeconds` are those that reports of earlier sites in this process have counted. */
export function startSiteRecord(job: Pick<SiteJob, 'slug' | 'now'>, countedCpuSeconds = 0): SiteRecord {
  const timer = startPhaseTimer();
  const facts: Facts = { warnings: [], stock: [] };
  return {
    timer,
    facts,
    common: () => {
      const usage = process.resourceUsage();
      return {
        tenant: job.slug,
        ...(facts.name === undefined ? {} : { name: facts.name }),
        builtAt: job.now,
        ...(facts.vehicles ? { vehicles: facts.vehicles } : {}),
        ...(facts.changes ? { changes: facts.changes } : {}),
        ...(facts.gone ? { gone: facts.gone } : {}),
        ...(facts.search ? { search: facts.search } : {}),
        ...(facts.shareImages ? { shareImages: facts.shareImages } : {}),
        seconds: timer.seconds(),
        userCpuSeconds: Math.max(0, Math.round(usage.userCPUTime / 1000 - countedCpuSeconds * 1000)) / 1000,
        peakMemoryBytes: usage.maxRSS * 1024,
        warnings: facts.warnings,
      };
    },
  };
}
