import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { heldPatience } from '../../../tests/held-patience.ts';
import { MINIMAL_TENANT } from '../../../tests/minimal-tenant.ts';
import { handoverFile, HandoverSchema } from '../../api/hand-over-release.ts';
import { exampleVehicle } from '../../domain/vehicle/example-vehicle.fixture.ts';
import { writeSnapshot } from '../../stock/write-snapshot.ts';
import { parseTenant } from '../../tenant/parse-tenant.ts';
import { backendOf, handOver } from './hand-over.ts';
import { handoverOf } from './handover-of.ts';
import { publishRelease } from './publish-release.ts';
import { readSiteFiles } from './site-files.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hand-over-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const FORM = '<form method="post" action="/api/leads">';
const SITE = {
  'index.html': 'home',
  '404.html': 'lost',
  'contact.html': FORM,
  'contact-us/yard/index.html': FORM,
  'cars/a.html': FORM,
  '_astro/a.js': 'js',
};

async function publish() {
  const siteFolder = path.join(folder, 'site');
  for (const [file, text] of Object.entries(SITE)) {
    await mkdir(path.dirname(path.join(siteFolder, file)), { recursive: true });
    await writeFile(path.join(siteFolder, file), text);
  }
  const stateFolder = path.join(folder, 'state');
  await writeSnapshot(stateFolder, { today: '2026-11-21', vehicles: [exampleVehicle()] });
  const { files } = await readSiteFiles(siteFolder);
  const publication = await publishRelease(siteFolder, files, path.join(folder, 'out'), 'example');
  return handoverOf({
    tenant: parseTenant(MINIMAL_TENANT, 'tenants/example/tenant.ts'),
    publication,
    files,
    policy: "default-src 'none'",
    siteFolder,
    stateFolder,
    builtAt: '2026-11-21T03:00:00.000Z',
  });
}

test('a publication is handed over with stock, plan, forms and changes, as a file that the backend reads', async () => {
  const handover = await publish();
  await handOver(handover, path.join(folder, 'out'));
  const file = path.join(folder, 'out', handoverFile('example', handover.release));
  const read = HandoverSchema.parse(JSON.parse(gunzipSync(await readFile(file)).toString()));
  expect(read).toMatchObject({
    tenant: 'example',
    built_at: '2026-11-21T03:00:00.000Z',
    pages: ['/cars/a', '/contact-us/yard', '/contact', '/'],
    forms: { '/contact': FORM, '/contact-us/yard': FORM },
    headers: { 'Content-Security-Policy': "default-src 'none'" },
    stock: { today: '2026-11-21', vehicles: [{ id: 'v1' }] },
    settings: { slug: 'example', site: { name: 'Example Cars' } },
  });
  expect(Object.keys(read.forms)).toHaveLength(2);
  expect(read.changes.added).toContain('contact.html');
});

test('an unchanged publication has no changes to hand over', async () => {
  await publish();
  expect((await publish()).changes).toEqual({ added: [], changed: [], removed: [] });
});

test.each([
  [200, undefined],
  [503, /answered 503 to the release/],
])('a backend elsewhere gets it by PUT with the token, and its %i is told', async (status, problem) => {
  const handover = await publish();
  const asked: {
    method?: string | undefined;
    url?: string | undefined;
    token?: string | undefined;
    body?: Buffer;
  } = {};
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      Object.assign(asked, { method, url, token: headers.authorization, body: Buffer.concat(chunks) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const done = handOver(handover, path.join(folder, 'out'), { url, token: 'secret' });
  if (problem) await expect(done).rejects.toThrow(problem);
  else await done;
  server.close();
  server.closeAllConnections();
  expect(asked).toMatchObject({
    method: 'PUT',
    url: `/api/_ops/tenants/example/releases/${handover.release}`,
    token: 'Bearer secret',
  });
  expect(JSON.parse(gunzipSync(asked.body ?? Buffer.alloc(0)).toString())).toEqual({
    ...JSON.parse(JSON.stringify(handover)),
    stock: JSON.parse(handover.stock),
  });
});

test('a backend that is silent three times in a row is asked no more, and one that answers is asked again', async () => {
  const handover = await publish();
  const asked: boolean[] = [];
  const answers = [true, false, false, true, false, false, false];
  const endPatience = heldPatience();
  const server = createServer((request, response) => {
    request.resume();
    const isAnswer = answers[asked.length] ?? true;
    asked.push(isAnswer);
    if (isAnswer) response.end();
    else endPatience();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const give = () => handOver(handover, path.join(folder, 'out'), { url: origin, token: 't' });
  for (const isAnswer of answers)
    if (isAnswer) await give();
    else await expect(give()).rejects.toThrow(`${origin} gave no answer to the release ${handover.release}`);
  await expect(give()).rejects.toThrow(
    `${origin} gave no answer to 3 releases in a row, and was not asked. Look whether it runs`,
  );
  expect(asked).toEqual(answers);
  server.close();
  server.closeAllConnections();
});

test('the backend is named in the environment, with the operator token', () => {
  const url = 'https://backend.example.com';
  expect(backendOf({})).toBeUndefined();
  expect(backendOf({ FORECOURT_BACKEND_URL: url, FORECOURT_OPERATOR_TOKEN: 't' })).toEqual({
    url,
    token: 't',
  });
  expect(() => backendOf({ FORECOURT_BACKEND_URL: url })).toThrow('FORECOURT_OPERATOR_TOKEN');
  expect(() => backendOf({ FORECOURT_BACKEND_URL: 'backend', FORECOURT_OPERATOR_TOKEN: 't' })).toThrow(
    'an address such as https://backend.example.com',
  );
});
