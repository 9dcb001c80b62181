import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { handoverFile } from '../../api/hand-over-release.ts';
import { MINIMAL_TENANT } from '../../../tests/minimal-tenant.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import type { TenantInput } from '../../tenant/schema.ts';
import { exampleHandover } from '../example-backend.fixture.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

type LeadInput = Extract<TenantInput['leads'], object>;

/** The folder of published sites, and that of the backend. */
export type BackendFolders = { out: string; data: string };

/** Where a dealer is asked; `slug` as `publishExamples` was given it. */
export const exampleHost = (slug: string): string => `www.${slug}.com.au`;

/**
 * A folder of published sites with what a build hands over of each dealer, and an empty folder for the backend. A dealer
 * takes enquiries, which go into files at once, unless `leads` says otherwise.
 */
export async function publishExamples(
  folder: string,
  {
    slugs = ['example'],
    delivery = { destinations: [{ type: 'file', name: 'yard', format: 'json' }], auto_reply: false },
    quotas,
    tenant,
    vehicles,
  }: {
    slugs?: readonly string[];
    /** Settings beside those of the leads. */
    tenant?: Partial<TenantInput>;
    vehicles?: Vehicle[];
  } & Pick<LeadInput, 'delivery' | 'quotas'> = {},
): Promise<BackendFolders> {
  const out = path.join(folder, 'dist');
  for (const slug of slugs) {
    const handover = exampleHandover({
      built_at: new Date().toISOString(),
      tenant: {
        slug,
        ...tenant,
        site: { ...MINIMAL_TENANT.site, ...tenant?.site, url: `https://${exampleHost(slug)}` },
        leads: { forms: ['enquiry'], delivery, ...(quotas && { quotas }) },
      },
      ...(vehicles && { stock: { ...exampleHandover().stock, vehicles } }),
    });
    const file = path.join(out, handoverFile(slug, handover.release));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, gzipSync(JSON.stringify(handover)));
    await symlink(path.join('.releases', slug, handover.release), path.join(out, slug));
  }
  return { out, data: path.join(folder, 'data') };
}

/** A request of a dealer's site, and what came of it. */
export type SiteRequest = {
  path: string;
  method?: 'GET' | 'POST';
  body?: string;
  headers?: Record<string, string>;
  host?: string;
};
export type SiteReply = { status: number; text: string; headers: IncomingHttpHeaders };

export type BackendProcess = {
  process: ChildProcess;
  port: number;
  /** What it says after it has started, line by line. */
  onLine: (listener: (line: string) => void) => void;
  /** Asks a dealer's site by its host; rejects when no whole answer comes. */
  ask: (asked: SiteRequest) => Promise<SiteReply>;
  /** Sends a form to a dealer by its host; rejects when no whole answer comes. */
  post: (
    body: unknown,
    headers?: Record<string, string>,
    host?: string,
  ) => Promise<{ status: number; text: string }>;
  /** Ends it without notice, and resolves when it is gone. */
  kill: () => Promise<void>;
};

/**
 * Starts what `npm run backend` starts, on a free port or the one given, and resolves when it answers; `before` are words in front of the
 * command. Ending it is the caller's. Its log is in `backend.log` beside the sites. Throws with that when it does not start.
 */
export async function startBackend(
  { out, data }: BackendFolders,
  environment: Record<string, string> = {},
  before: readonly string[] = [],
  givenPort = 0,
): Promise<BackendProcess> {
  const words = ['--import', './src/command-line/pinned-node.js', 'scripts/backend.ts'];
  const options = ['--out', out, '--data', data, '--port', String(givenPort), '--json'];
  const [command = '', ...rest] = [...before, process.execPath, ...words, ...options];
  const logFile = path.join(path.dirname(out), 'backend.log');
  const log = openSync(logFile, 'w');
  const started = spawn(command, rest, {
    cwd: root,
    stdio: ['ignore', 'pipe', log],
    env: { ...process.env, DATABASE_URL: '', FORECOURT_LETTERS: 'files', ...environment },
  });
  closeSync(log);
  const ended = once(started, 'exit');
  const lines = createInterface({ input: started.stdout! });
  const line = await Promise.race([
    once(lines, 'line').then(([text]) => String(text)),
    ended.then(([code]) => {
      throw new Error(`The backend ended with ${String(code)}: ${readFileSync(logFile, 'utf8')}`);
    }),
  ]);
  const { port, error } = JSON.parse(line) as { port: number; error?: { message: string } };
  if (error) {
    await ended;
    throw new Error(error.message);
  }
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const ask: BackendProcess['ask'] = ({
    path: asked,
    method = 'GET',
    body,
    headers = {},
    host = exampleHost('example'),
  }) =>
    new Promise((resolve, reject) => {
      const sent = request(
        { agent, port, host: '127.0.0.1', method, path: asked, headers: { host, ...headers } },
        (answer) => {
          let text = '';
          answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
          answer.once('error', reject);
          answer.once('end', () =>
            resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }),
          );
        },
      );
      sent.once('error', reject).end(body);
    });
  return {
    process: started,
    port,
    onLine: (listener) => void lines.on('line', listener),
    ask,
    post: (body, headers = {}, host) =>
      ask({
        path: '/api/leads',
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
        ...(host !== undefined && { host }),
      }),
    kill: async () => {
      started.kill('SIGKILL');
      await ended;
      agent.destroy();
    },
  };
}
