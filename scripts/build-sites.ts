// Builds sites one after the other, each as its parent asks for it (src/build/processes/site-process.ts).
import { UnknownAstroError } from '../src/build/astro/known-astro.ts';
import { buildOneSite } from '../src/build/build-one-site.ts';
import { SITE_BEGINS, SiteJob, type BuildMessage } from '../src/build/report/build-message.ts';
import { processUse } from '../src/build/report/process-use.ts';
import { PROJECT_ROOT } from '../src/command-line/project-root.ts';

const tell = (message: BuildMessage): Promise<void> =>
  new Promise((resolve) => {
    if (process.send) process.send(message, () => resolve());
    else resolve();
  });

const given = { ...process.env };
/** What earlier reports of this process have counted. */
let countedCpuSeconds = 0;

/** Takes back what the site before has set: each is told of its own in the environment. */
function resetProcess(): void {
  // Astro puts its bundle elsewhere, and mixes tenants, when the output lies outside the working directory.
  process.chdir(PROJECT_ROOT);
  for (const name of Object.keys(process.env))
    if (!(name in given)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, given);
}

async function build(raw: unknown): Promise<void> {
  resetProcess();
  for (const stream of [process.stdout, process.stderr]) stream.write(SITE_BEGINS);
  const job = SiteJob.parse(raw);
  try {
    const { report, stock } = await buildOneSite(
      job,
      (text) => void tell({ kind: 'progress', text }),
      countedCpuSeconds,
    );
    countedCpuSeconds = processUse().userCpuSeconds;
    await tell({ kind: 'report', report, stock, memoryBytes: process.memoryUsage.rss() });
  } catch (error) {
    if (!(error instanceof UnknownAstroError)) throw error;
    await tell({ kind: 'unknown-astro', reason: error.message });
  }
}

// The command that started this process is done with it, or was killed.
process.on('disconnect', () => process.exit(0));
process.on('message', (raw) => void build(raw));
