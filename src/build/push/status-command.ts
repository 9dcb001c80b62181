import { loadTenant } from '../../tenant/load-tenant.ts';
import { EXIT_CODES } from '../../command-line/exit-codes.ts';
import { lastBuild } from './last-build.ts';
import { adminKeyFromEnvironment, hostFromEnvironment } from './server-access.ts';
import { serverStatus } from './server-status.ts';
import { statusLines, statusProblems } from './status-lines.ts';

export type StatusOptions = { tenants: string; out: string; json?: boolean };

/** `npm run search -- status <slug>`: who answers a site's searches, why, and whether the server does (spec S16). */
export async function status(slug: string, options: StatusOptions): Promise<void> {
  const { tenant } = await loadTenant(slug, options.tenants);
  const named = tenant.search.meilisearch || undefined;
  const own = hostFromEnvironment(process.env)?.host;
  const host = own ?? (named && new URL(named.host).origin);
  const server =
    host === undefined
      ? undefined
      : await serverStatus(
          {
            host,
            index: named?.index ?? slug,
            searchKey: named?.search_key,
            // The key goes where the environment says, never where a file of a tenant does.
            adminKey: own === undefined ? undefined : adminKeyFromEnvironment(process.env),
          },
          new Date(),
        );
  const build = await lastBuild(options.out, slug);
  const known = { tenant: slug, build, server };
  const problems = statusProblems(known);
  if (options.json) {
    process.stdout.write(`${JSON.stringify({ ...known, problems }, null, 2)}\n`);
  } else {
    process.stdout.write(`${statusLines({ ...known, problems }).join('\n')}\n`);
    for (const problem of problems) process.stderr.write(`\n${problem}\n`);
  }
  process.exitCode = problems.length > 0 ? EXIT_CODES.failed : EXIT_CODES.done;
}
