import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { runScript } from '../../../tests/built-sites.ts';
import { ownPort } from '../../../tests/own-port.ts';
import {
  publishExamples,
  startBackend,
  type BackendFolders,
} from '../../backend/commands/backend-process.fixture.ts';
import { mailServer } from '../../backend/destinations/mail-server.fixture.ts';
import { createAccessToken } from '../../backend/store/access-tokens.ts';
import { openStore } from '../../backend/store/open-store.ts';
import { temporaryFolder } from '../../backend/store/temporary-sqlite.fixture.ts';
import type { SitePlace } from '../deploy-tenant.ts';
import { copyPlain, startMachines, type Machines } from '../tenant-archive/move.fixture.ts';
import type { NightSummary } from '../summary/night-summary.ts';

const LONG = 300_000;
let machines: Machines;
let place: SitePlace;

beforeAll(async () => {
  machines = await startMachines();
  place = machines.machine('here');
  const folder = await copyPlain(place);
  const file = path.join(folder, 'tenant.ts');
  const settings = await readFile(file, 'utf8');
  const mail = "night: { mail: ['sales@plain.example'] },";
  await writeFile(file, settings.replace("template: 'used',", `template: 'used', ${mail}`));
}, LONG);
afterAll(() => machines.remove());

/** How many deliveries the backend has not written down as done. */
async function waiting({ data }: BackendFolders): Promise<number> {
  const store = await openStore(path.join(data, 'leads.sqlite'), 0);
  const rows = await store.db.selectFrom('delivery').select('id').where('state', '=', 'queued').execute();
  await store.close();
  return rows.length;
}

async function tokenOf({ data }: BackendFolders): Promise<string> {
  const store = await openStore(path.join(data, 'leads.sqlite'), 0);
  const { token } = await createAccessToken(store, { tenant: null, label: 'Build', now: Date.now() });
  await store.close();
  return token;
}

test(
  'O2 a night hands its email to the backend beside the release; one that finds it away says so, and the next has it sent once',
  async () => {
    const { url, received } = await mailServer();
    const folders = await publishExamples(temporaryFolder());
    const environment = { FORECOURT_SMTP_URL: url };
    const port = ownPort();
    const first = await startBackend(folders, environment, [], port);
    onTestFinished(first.kill);
    const token = await tokenOf(folders);
    const address = `http://127.0.0.1:${port}`;

    const night = async (name: string, day: string, more: string[] = []): Promise<NightSummary> => {
      const words = ['--tenants', place.tenantsFolder, '--out', place.outFolder];
      const report = path.join(machines.folder, 'nights');
      const { stdout, stderr } = await runScript(
        'nightly.ts',
        [...words, '--report', report, '--night', name, '--json', ...more],
        {
          FORECOURT_NOW: `2026-11-${day}T16:00:00.000Z`,
          FORECOURT_BACKEND_URL: address,
          FORECOURT_OPERATOR_TOKEN: token,
          FORECOURT_OPERATOR_FROM: 'nights@operator.example',
        },
      );
      expect(stdout, stderr).toContain('"night"');
      return JSON.parse(stdout) as NightSummary;
    };
    const changeFeed = async (change: (lines: string[]) => string[]): Promise<void> => {
      const file = path.join(place.tenantsFolder, 'plain', 'stock', 'vehicles.csv');
      const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
      await writeFile(file, `${change(lines).join('\n')}\n`);
    };
    const subjects = (): Promise<string[]> =>
      Promise.all(received.map(async ({ raw }) => (await PostalMime.parse(raw)).subject ?? ''));

    const untold = ({ tenants }: NightSummary): string[] =>
      tenants[0]?.warnings.filter((words) => /backend|mail/.test(words)) ?? [];

    const begun = await night('n1', '20');
    expect(begun.tenants[0]?.outcome).toBe('published');
    expect(untold(begun)).toEqual([]);
    await changeFeed((lines) => lines.map((line) => line.replace('Miko,Go,12990', 'Miko,Go,11990')));
    await night('n2', '21');
    await night('n2', '21');
    await expect.poll(subjects, { timeout: 30_000 }).toEqual(['Plain Cars this morning: 1 price down']);

    // Killed sooner it would send the email twice: what is on its way when a process ends is sent again.
    await expect.poll(() => waiting(folders), { timeout: 30_000 }).toBe(0);
    await first.kill();
    await changeFeed((lines) => lines.slice(0, -1));
    const away = await night('n3', '22');
    expect(away.tenants[0]?.outcome).toBe('published');
    expect(untold(away)).toContain(
      `The mail of the night n3 was not taken: the backend at ${address} gave no answer.`,
    );

    const kept = await night('n3-kept', '22', ['--letter-seconds', '0']);
    expect(kept).toMatchObject({ exitCode: 4, totals: { published: 1 }, keptLetters: { letters: 1 } });
    expect(untold(kept)).toContain(
      'The mail of the night n3 was given to nobody, and waits for the next night.',
    );

    const second = await startBackend(folders, environment, [], port);
    onTestFinished(second.kill);
    expect(untold(await night('n4', '23'))).toEqual([]);
    await night('n4', '23');
    await expect.poll(async () => (await subjects()).length, { timeout: 30_000 }).toBe(2);
    expect((await subjects())[1]).toContain('1 gone');
  },
  LONG,
);
