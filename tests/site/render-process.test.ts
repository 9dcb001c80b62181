import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeDigests } from '../../src/build/processes/code-digest.ts';
import { compiledCode } from '../../src/build/render/compiled-code.ts';
import type { NamedPath } from '../../src/build/render/render-message.ts';
import { startRenderProcess, type RenderProcess } from '../../src/build/render/render-process.ts';
import { renderEnvironment } from '../../src/build/render/render-site.ts';
import { siteFolders } from '../../src/build/site-folders.ts';
import { FIXTURE_NOW, FIXTURE_SITES, FIXTURE_TENANTS } from '../built-sites.ts';
import { isVehicleAddress, pageAddresses } from './read-page.ts';

const SLUG = 'everything';
const folders = siteFolders(FIXTURE_TENANTS, FIXTURE_SITES, SLUG);
let siteFolder = '';
let started: RenderProcess | undefined;

beforeEach(() => {
  siteFolder = mkdtempSync(path.join(tmpdir(), 'forecourt-render-'));
});
afterEach(() => {
  started?.close();
  vi.unstubAllEnvs();
  rmSync(siteFolder, { recursive: true, force: true });
});

/** A process beside the one that built the fixture, with the code and the snapshot of that build. */
async function startBeside(): Promise<RenderProcess> {
  const job = { slug: SLUG, tenantsFolder: FIXTURE_TENANTS, now: FIXTURE_NOW, code: codeDigests() };
  const environment = {
    ...renderEnvironment(job, folders),
    FORECOURT_SITE_DATA: path.join(folders.state, 'site-data.json'),
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const compiled = await compiledCode(environment.FORECOURT_CODE, () => undefined);
  return (started = startRenderProcess(compiled, siteFolder));
}

const vehicles: NamedPath[] = pageAddresses(FIXTURE_SITES, SLUG)
  .filter(isVehicleAddress)
  .slice(0, 12)
  .map((pathname) => ({ pathname, component: 'src/pages/cars/[slug].astro' }));

test('a process beside the one that builds a site renders the same pages, to the byte, under the same policy', async () => {
  const beside = await startBeside();
  expect(await beside.ready).toBe(true);
  const made = await beside.render([
    { pathname: '/', component: 'src/pages/index.astro' },
    ...vehicles,
    { pathname: '/404', component: 'src/pages/404.astro' },
  ]);
  const again = await beside.render(vehicles.slice(0, 1));
  expect([made?.rendered, made?.written.length, again?.rendered]).toEqual([14, 14, 1]);
  for (const { file } of made?.written ?? [])
    expect(readFileSync(path.join(siteFolder, file.path), 'utf8'), file.path).toBe(
      readFileSync(path.join(FIXTURE_SITES, SLUG, file.path), 'utf8'),
    );
  const headers = readFileSync(path.join(FIXTURE_SITES, SLUG, '_headers'), 'utf8');
  expect(headers).toContain(made?.policy);
  expect(beside.close().userCpuSeconds).toBeGreaterThan(0.1);
}, 60_000);

test('a page that such a process cannot render stops the build with its reason', async () => {
  const beside = await startBeside();
  expect(await beside.ready).toBe(true);
  const lost = { pathname: '/cars/never-there', component: 'src/pages/cars/[slug].astro' };
  await expect(beside.render([lost])).rejects.toThrow('no matching static path was found');
}, 60_000);

test('a process that ends is told from one that has rendered', async () => {
  const beside = await startBeside();
  expect(await beside.ready).toBe(true);
  const asked = beside.render(vehicles);
  beside.close();
  expect(await asked).toBeUndefined();
  expect(await beside.render(vehicles)).toBeUndefined();
}, 60_000);
