import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  hasMoto,
  MOTO_ENVIRONMENT,
  MOTO_STATE,
  startMoto,
  type MotoServer,
} from '../../../tests/deploy/moto-server.ts';
import { runScript } from '../../../tests/built-sites.ts';
import { ownPort } from '../../../tests/own-port.ts';
import { startMachine } from '../night.fixture.ts';
import { shardOf } from '../shard.ts';
import { storedState } from '../state/stored-state.ts';

const PROGRAM = 'moto_server';
const SHARDS = 4;
const SLUGS = Array.from({ length: 40 }, (_, at) => `dealer-${at}`).sort();
const isThere = hasMoto(PROGRAM);
if (!isThere)
  process.stderr.write(`Skipped: there is no ${PROGRAM} (pip install "moto[server,s3]"), a server of S3.\n`);

describe.skipIf(!isThere)('O3 the board of forty dealers whose nights four machines did', () => {
  let moto: MotoServer;
  let folder = '';
  beforeAll(async () => {
    moto = await startMoto(PROGRAM, ownPort());
    folder = await mkdtemp(path.join(tmpdir(), 'board-'));
    for (const slug of SLUGS) {
      await mkdir(path.join(folder, 'tenants', slug), { recursive: true });
      await writeFile(path.join(folder, 'tenants', slug, 'tenant.ts'), 'export default {};\n');
    }
    const night = 'n1';
    for (let number = 1; number <= SHARDS; number += 1) {
      const own = SLUGS.filter((slug) => shardOf(slug, SHARDS) === number);
      const machine = await startMachine(Object.fromEntries(own.map((slug) => [slug, [slug]])));
      const shard = `${number}/${SHARDS}`;
      const run = `night ${night} on machine ${number}`;
      const now = () => new Date();
      const state = storedState({
        ...{ store: moto.store, prefix: 'forecourt', place: machine },
        ...{ night, run, shard, isTakenOver: false, now },
      });
      await machine.night(own, { night, state, now });
      await machine.remove();
    }
  }, 180_000);
  afterAll(async () => {
    moto.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const board = (...words: string[]) =>
    runScript(
      'status.ts',
      [
        ...['--tenants', path.join(folder, 'tenants'), '--out', path.join(folder, 'out')],
        ...['--report', path.join(folder, 'nights'), '--state', MOTO_STATE, ...words],
      ],
      { ...MOTO_ENVIRONMENT, AWS_ENDPOINT_URL: moto.endpoint },
    );
  type Row = { tenant: string; urgency: number; live?: string; unread?: string; writer?: { shard: string } };
  const rowsOf = (stdout: string): Row[] => (JSON.parse(stdout) as { tenants: Row[] }).tenants;

  test('has every one of them once, with the shard that wrote it', async () => {
    const { code, stdout, stderr } = await board('--json');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const rows = rowsOf(stdout);
    expect(rows.map(({ tenant }) => tenant).sort()).toEqual(SLUGS);
    for (const { tenant, live, writer } of rows) {
      expect(live).toMatch(/^\d{6}-/);
      expect(writer?.shard).toBe(`${shardOf(tenant, SHARDS)}/${SHARDS}`);
    }
    const page = await readFile(path.join(folder, 'nights', 'status.html'), 'utf8');
    expect(page).toContain('<dt>dealers</dt><dd>40<');
    expect(page).toContain('from s3://nights/forecourt');
    expect(page).toContain('shard 3/4');
    expect(page).toContain('noindex');
  });

  test('is written of the others where one could not be read, names it first, and ends with 4', async () => {
    const key = 'forecourt/dealer-7/head.json';
    const before = (await moto.store.read(key))!.body;
    await moto.store.put(key, Buffer.from('{'));
    const { code, stdout, stderr } = await board('--json');
    await moto.store.put(key, before);
    expect(code).toBe(4);
    expect(stderr).toContain(`dealer-7 could not be read: ${key} is damaged`);
    const [first, ...others] = rowsOf(stdout);
    expect(first).toMatchObject({ tenant: 'dealer-7', urgency: 5, unread: expect.any(String) as string });
    expect(others).toHaveLength(39);
    expect(others.every(({ unread }) => unread === undefined)).toBe(true);
    const page = await readFile(path.join(folder, 'nights', 'status.html'), 'utf8');
    expect(page).toContain('could not be read');
  });

  test('is the same where the variables of nights say bucket and place once for both commands', async () => {
    const tenants = path.join(folder, 'tenants');
    const { code, stdout } = await runScript('status.ts', ['--tenants', tenants, '--json'], {
      ...MOTO_ENVIRONMENT,
      AWS_ENDPOINT_URL: moto.endpoint,
      FORECOURT_NIGHT_STATE: MOTO_STATE,
      FORECOURT_NIGHT_REPORT: path.join(folder, 'named'),
    });
    expect(code).toBe(0);
    expect(rowsOf(stdout).every(({ writer }) => writer !== undefined)).toBe(true);
    await expect(readFile(path.join(folder, 'named', 'status.html'), 'utf8')).resolves.toContain('shard 1/4');
  });

  test('is not written where no dealer could be read, as with keys that may not read', async () => {
    const tenants = path.join(folder, 'one');
    await mkdir(path.join(tenants, 'unread'), { recursive: true });
    await writeFile(path.join(tenants, 'unread', 'tenant.ts'), 'export default {};\n');
    await moto.store.put('forecourt/unread/head.json', Buffer.from('{'));
    const before = await readFile(path.join(folder, 'nights', 'status.html'), 'utf8');
    const { code, stderr } = await board('--tenants', tenants);
    expect(code).toBe(1);
    expect(stderr).toContain('No tenant could be read. forecourt/unread/head.json is damaged');
    expect(await readFile(path.join(folder, 'nights', 'status.html'), 'utf8')).toBe(before);
  });

  test('is not written without its bucket, which is no board of dealers without nights', async () => {
    await rm(path.join(folder, 'nights'), { recursive: true });
    const { code, stderr } = await board('--state', 's3://elsewhere/forecourt');
    expect(code).toBe(1);
    expect(stderr).toContain('There is no bucket elsewhere');
    await expect(readFile(path.join(folder, 'nights', 'status.html'))).rejects.toThrow('ENOENT');
  });
});
