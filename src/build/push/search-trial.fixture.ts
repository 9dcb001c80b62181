import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exampleVehicle } from '../../domain/vehicle/example-vehicle.fixture.ts';
import { writeSnapshot } from '../../stock/write-snapshot.ts';
import { siteFolders } from '../site-folders.ts';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import { startMeilisearch } from './meilisearch-server.fixture.ts';

/** The key that may write to the server of a trial. */
export const ADMIN = 'admin-secret-0123456789';

type Environment = Record<string, string | undefined>;
type Ending = { code: number | null; signal: string | null; stdout: string; stderr: string };

const PLAIN = path.join(PROJECT_ROOT, 'tests', 'tenants', 'plain');

/** The command as people run it, with a copy of the tenant `plain`, stock that needs no build, and a server. */
export async function openSearchTrial() {
  await mkdir(path.join(PROJECT_ROOT, '.cache'), { recursive: true });
  // The settings of a tenant import from src by relative path, so its folder must be two levels below the project.
  const tenants = await mkdtemp(path.join(PROJECT_ROOT, '.cache', 'search-command-'));
  const out = path.join(tenants, 'out');
  const { state } = siteFolders(tenants, out, 'plain');
  await mkdir(out);
  await cp(PLAIN, path.join(tenants, 'plain'), { recursive: true });

  const trial = {
    server: await startMeilisearch(ADMIN),
    state,
    out,
    report: path.join(out, 'plain.report.json'),
    access: (): Environment => ({ MEILI_HOST: trial.server.host, MEILI_ADMIN_KEY: ADMIN }),
    start: (words: readonly string[], env: Environment) => {
      const script = path.join(PROJECT_ROOT, 'scripts', 'search.ts');
      const none = { FORCE_COLOR: undefined, MEILI_HOST: undefined, MEILI_ADMIN_KEY: undefined };
      const child = spawn(process.execPath, [script, ...words, '--tenants', tenants, '--out', out], {
        env: { ...process.env, ...none, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const ended = new Promise<Ending>((resolve, reject) => {
        const said = { stdout: '', stderr: '' };
        child.stdout.setEncoding('utf8').on('data', (text: string) => (said.stdout += text));
        child.stderr.setEncoding('utf8').on('data', (text: string) => (said.stderr += text));
        child.on('error', reject).on('close', (code, signal) => resolve({ code, signal, ...said }));
      });
      return { child, ended };
    },
    run: (words: readonly string[], env: Environment = trial.access()): Promise<Ending> =>
      trial.start(words, env).ended,
    /** Says in the tenant's settings what its search is. */
    setSearch: async (search: object): Promise<void> => {
      const text = await readFile(path.join(PLAIN, 'tenant.ts'), 'utf8');
      const changed = text.replace("slug: 'plain',", `slug: 'plain', search: ${JSON.stringify(search)},`);
      await writeFile(path.join(tenants, 'plain', 'tenant.ts'), changed);
    },
    setStock: async (count: number): Promise<void> => {
      const vehicles = Array.from({ length: count }, (_, at) => exampleVehicle({ id: `P ${at}` }));
      await writeSnapshot(state, { today: '2026-11-21', vehicles });
    },
    /** A tenant with three cars that names no server, and an empty server. */
    reset: async (): Promise<void> => {
      await trial.server.stop();
      trial.server = await startMeilisearch(ADMIN);
      await trial.setSearch({});
      await trial.setStock(3);
    },
    close: async (): Promise<void> => {
      await trial.server.stop();
      await rm(path.dirname(state), { recursive: true, force: true });
      await rm(tenants, { recursive: true, force: true });
    },
  };
  return trial;
}
