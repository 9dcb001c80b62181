import { nextCommand } from '../command-line/next-command.ts';
import { tableLines } from '../command-line/table.ts';
import type { PublishedSite } from './published-sites.ts';
import type { RunningServer } from './start-server.ts';

/** The addresses of a running server, for the screen. */
export function addressLines(server: RunningServer, sites: readonly PublishedSite[]): string[] {
  const columns = [
    { title: '', align: 'left' },
    { title: '', align: 'left' },
  ] as const;
  const rows = sites.map(({ slug, name }) => [name, server.siteUrl(slug)]);
  return [
    `Serving ${sites.length === 1 ? '1 site' : `${sites.length} sites`} at http://localhost:${server.port} (Ctrl+C ends it)`,
    ...tableLines(columns, rows)
      .slice(1)
      .map((line) => `  ${line}`),
    ...(sites.length === 0 ? [`  Nothing is published there yet: ${nextCommand('build', '<slug>')}`] : []),
  ];
}
