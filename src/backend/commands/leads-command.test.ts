import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { acceptLead } from '../store/accept-lead.ts';
import { exampleLead } from '../store/example-lead.fixture.ts';
import { leadFiles } from '../store/lead-files.ts';
import { openStore } from '../store/open-store.ts';
import { temporaryFolder } from '../store/temporary-sqlite.fixture.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
type Ended = { code: number; out: string; err: string };

function run(script: 'leads' | 'backend', words: string[], user?: number): Promise<Ended> {
  const options = {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '' },
    ...(user && { uid: user, gid: user }),
  };
  const file = path.join(root, 'scripts', `${script}.ts`);
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...words], options, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err }),
    );
  });
}

/** A backend's folder with two leads of Rosa, one of them given up, and one of Ivo; Ivo sent a file. */
async function exampleData(): Promise<{ data: string; file: string }> {
  const data = path.join(temporaryFolder(), 'data');
  const store = await openStore(path.join(data, 'leads.sqlite'), 0);
  const key = await leadFiles(path.join(data, 'files')).save(Buffer.from('my life'));
  const leads = [
    exampleLead({ id: 'one', message: '=1+1' }),
    exampleLead({ id: 'two' }),
    exampleLead({
      id: 'three',
      person: { first_name: 'Ivo', email: 'ivo@example.com' },
      files: [{ key, name: 'cv.pdf', type: 'application/pdf', bytes: 7 }],
    }),
  ];
  for (const lead of leads)
    await acceptLead(store, { lead, bodyHash: 'aa', destinations: [{ destination: 'yard', kind: 'lead' }] });
  await store.db.updateTable('delivery').set({ state: 'dead' }).where('lead_id', '=', 'two').execute();
  await store.close();
  return { data, file: path.join(data, 'files', key) };
}

test('F1 leads are listed, shown and sent again', async () => {
  const { data } = await exampleData();
  const listed = await run('leads', ['list', '--data', data]);
  expect(listed).toMatchObject({ code: 0, err: '' });
  expect(listed.out).toMatch(
    /^two {4}2026-11-21T03:00:00\.000Z {2}good-cars {2}dead {4}Used Vehicle Enquiry {2}no$/m,
  );
  expect(listed.out).toContain('good-cars: 3 submitted = 0 delivered + 2 queued + 1 dead + 0 erased');
  const dead = await run('leads', ['list', '--state', 'dead', '--json', '--data', data]);
  expect(JSON.parse(dead.out)).toMatchObject({ leads: [{ lead: { id: 'two' } }] });
  expect((await run('leads', ['resend', '--data', data])).out).toBe('1 messages wait to be sent again.\n');
  const shown = await run('leads', ['show', 'two', '--data', data]);
  expect(shown.out).toMatch(
    /State: queued\n[\s\S]*Name: Rosa Quill\n[\s\S]*lead to yard: queued[\s\S]*resent {2}yard/,
  );
  expect(await run('leads', ['show', 'four', '--data', data])).toEqual({
    code: 1,
    out: '',
    err: `There is no lead four. \`npm run leads -- list --data ${data}\` shows those there are.\n`,
  });
});

test('F1 a tenant that is not there is wrong usage, for its leads and for a token; one with a lead, a site or settings is there', async () => {
  const { data } = await exampleData();
  const out = path.join(data, 'out');
  mkdirSync(path.join(out, 'published-cars'), { recursive: true });
  const places = ['--data', data, '--out', out, '--tenants', 'tests/tenants'];
  for (const words of [
    ['leads', 'list', '--tenant', 'good-cras'],
    ['leads', 'export', '--tenant', 'good-cras'],
    ['backend', 'token', 'good-cras'],
  ] as const) {
    const [script, ...rest] = words;
    expect(await run(script, [...rest, ...places])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining("There is no tenant 'good-cras'. Did you mean good-cars?") as string,
    });
  }
  for (const slug of ['good-cars', 'published-cars', 'plain'])
    expect(await run('backend', ['token', slug, ...places])).toMatchObject({ code: 0, err: '' });
});

test('privacy: a person is exported and erased by phone or email, and only when that is meant', async () => {
  const { data, file } = await exampleData();
  const ofRosa = ['--phone', '0491 570 006', '--data', data];
  const csv = await run('leads', ['export', ...ofRosa]);
  expect(csv.out.match(/^(one|two|three),/gm)).toEqual(['one,', 'two,']);
  expect(csv.out).toContain("'=1+1");
  const consents = await run('leads', ['export', '--consents', '--data', data]);
  expect(consents.out.trim().split('\n')).toHaveLength(3);
  const asked = await run('leads', ['erase', ...ofRosa]);
  expect(asked.code).toBe(2);
  expect(asked.err).toContain(
    '2 leads, 0 accounts, 0 saved searches, 0 payments asked for and 0 draws would be erased for good, with their files. Add --force to do it.',
  );
  expect((await run('leads', ['erase', '--data', data])).err).toContain("Say whose: --phone '0491 570 006'");
  expect((await run('leads', ['erase', '--phone', '12', '--data', data])).err).toContain(
    '12 is no phone number',
  );
  const erased = await run('leads', [
    'erase',
    '--email',
    'IVO@example.com',
    '--force',
    '--json',
    '--data',
    data,
  ]);
  expect(JSON.parse(erased.out)).toEqual({ erased: 1, accounts: 0, searches: 0, payments: 0, draws: 0 });
  expect(existsSync(file)).toBe(false);
});

test('R4 a backup replaces a damaged store, which is kept beside it', async () => {
  const { data, file } = await exampleData();
  const backup = path.join(data, 'backup.gz');
  const made = await run('backend', ['backup', backup, '--data', data]);
  expect(made.out).toContain(`3 leads of ${path.join(data, 'leads.sqlite')} are in ${backup}.`);
  expect((await run('backend', ['backup', backup, '--data', data])).err).toContain('is there already');
  truncateSync(path.join(data, 'leads.sqlite'), 9000);
  truncateSync(file, 0);
  expect((await run('leads', ['list', '--data', data])).err).toContain(
    `\`npm run backend -- restore <file of a backup> --data ${data}\``,
  );
  const restored = await run('backend', ['restore', backup, '--data', data]);
  expect(restored).toMatchObject({ code: 0, err: '' });
  expect(restored.out).toMatch(
    /^3 leads of .*backup\.gz are in .*\nWhat was there is kept as .*leads\.sqlite\.before-/,
  );
  expect(readdirSync(data).filter((name) => name.includes('.before-'))).not.toEqual([]);
  expect((await run('leads', ['list', '--data', data])).out).toContain('3 submitted');
  const again = await run('leads', ['export', '--email', 'ivo@example.com', '--json', '--data', data]);
  expect(again.out).toContain('cv.pdf');
  writeFileSync(backup, 'no gzip');
  const folder = path.join(data, 'folder');
  mkdirSync(folder);
  for (const bad of [backup, folder])
    expect(await run('backend', ['restore', bad, '--data', data])).toMatchObject({
      code: 1,
      err: expect.stringContaining(`${bad} is cut off or no backup. Nothing was restored`),
    });
  expect((await run('backend', ['migrate', '--data', data])).out).toMatch(/is of version \d+ already\.\n$/);
});

test('a folder that can only be read is refused with the way out', async () => {
  const { data } = await exampleData();
  const empty = path.join(data, 'empty');
  mkdirSync(empty);
  for (const folder of [path.dirname(data), data, empty]) chmodSync(folder, 0o555);
  for (const name of readdirSync(data)) if (name.startsWith('leads')) chmodSync(path.join(data, name), 0o444);
  // Root may write everywhere, so another user tries.
  const nobody = process.getuid?.() === 0 ? 65_534 : undefined;
  const found = await run('leads', ['list', '--data', data], nobody);
  expect(found.err).toMatch(
    /leads\.sqlite (can only be read|cannot be opened)\. Let the user of the backend write/,
  );
  const fresh = await run('leads', ['list', '--data', empty], nobody);
  expect(fresh.err).toMatch(/leads\.sqlite cannot be opened\. Let the user of the backend write the folder/);
  for (const folder of [path.dirname(data), data, empty]) chmodSync(folder, 0o755);
});
