// Builds one site in a process of its own: Astro and its modules keep one tenant for good once they have read it.
import { buildOneSite } from '../src/build/build-one-site.ts';
import { SiteJob, type BuildMessage } from '../src/build/report/build-message.ts';
import { PROJECT_ROOT } from '../src/command-line/project-root.ts';

const tell = (message: BuildMessage): Promise<void> =>
  new Promise((resolve) => {
    if (process.send) process.send(message, () => resolve());
    else resolve();
  });

// Nobody is left to hear the end: the command that started this was killed.
process.on('disconnect', () => process.exit(1));
// Astro puts its bundle elsewhere, and mixes tenants, when the output lies outside the working directory.
process.chdir(PROJECT_ROOT);

const job = SiteJob.parse(JSON.parse(process.argv[2] ?? ''));
const { report, stock } = await buildOneSite(job, (text) => void tell({ kind: 'progress', text }));
await tell({ kind: 'report', report, stock });
process.exit(0);
