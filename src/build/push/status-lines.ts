import { nextCommand, publishAgain } from '../../command-line/next-command.ts';
import type { LastBuild } from './last-build.ts';
import type { ServerStatus } from './server-status.ts';

/** Everything that `npm run search -- status` says. */
export type SearchStatus = {
  tenant: string;
  build: LastBuild | undefined;
  server: ServerStatus | undefined;
  problems: string[];
};

const shown = (count: number): string => count.toLocaleString('en-AU');
const kilobytes = (bytes: number): string => `${shown(Math.ceil(bytes / 1024))} KB`;

function buildLines(slug: string, build: LastBuild | undefined): string[] {
  if (!build) return [`No build here yet: ${publishAgain(slug)}`];
  if (!build.search) return [`The build of ${build.builtAt} was ${build.outcome}, before it came to search.`];
  const { engine, why, rows, coreBytes, coreBrotliBytes } = build.search;
  return [
    `Engine   ${engine}: ${why}`,
    `Index    ${shown(rows)} cars, ${kilobytes(coreBrotliBytes)} sent (${kilobytes(coreBytes)} unpacked)`,
    `Built    ${build.builtAt}${build.outcome === 'published' ? '' : `, ${build.outcome}`}`,
  ];
}

function serverLines(server: ServerStatus | undefined): string[] {
  if (!server) return ['Server   none: search.meilisearch names none, and MEILI_HOST is not set'];
  return [
    `Server   ${server.host}, index ${server.index}`,
    `Holds    ${server.documents === undefined ? 'not known' : `${shown(server.documents)} documents`}`,
    `Updated  ${server.updatedAt ?? 'not known without MEILI_HOST and MEILI_ADMIN_KEY'}`,
  ];
}

/** The status of a tenant's search as lines for people; problems are not among them. */
export function statusLines({ tenant, build, server }: SearchStatus): string[] {
  return [`Search of ${tenant}`, '', ...buildLines(tenant, build), ...serverLines(server)];
}

/** What the operator should do something about: the server's problems, and cars that were built and not pushed. */
export function statusProblems({ tenant, build, server }: Omit<SearchStatus, 'problems'>): string[] {
  const isOld =
    server?.documents !== undefined && build?.search !== undefined && server.documents !== build.search.rows;
  return [
    ...(server?.problems ?? []),
    ...(isOld
      ? [
          `The server holds ${shown(server.documents ?? 0)} cars, the last build ${shown(build.search?.rows ?? 0)}: ` +
            nextCommand('search', `push ${tenant}`),
        ]
      : []),
  ];
}
