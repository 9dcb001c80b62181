import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CompiledPages, CompiledPath } from '../astro/compiled-pages.ts';
import { letterSizes } from '../compliance/letter-sizes.ts';
import { factsOf } from '../compliance/read-facts.ts';
import { onePolicy } from './one-policy.ts';
import type { NamedPath } from './render-message.ts';
import type { RenderProcess } from './render-process.ts';
import { helpersFor, sharePages } from './share-pages.ts';
import { writePages } from './write-pages.ts';

const POLICY = "default-src 'none'";
const USE = { userCpuSeconds: 1, peakMemoryBytes: 1000 };

let siteFolder = '';
const site = () => ({ siteFolder, sizeOf: letterSizes([]) });
beforeEach(() => {
  siteFolder = mkdtempSync(path.join(tmpdir(), 'forecourt-share-'));
});
afterEach(() => rmSync(siteFolder, { recursive: true }));

const pathOf = ({ pathname, component }: NamedPath): CompiledPath => ({
  pathname,
  route: { component, type: 'page' },
});
const paths = (count: number): CompiledPath[] =>
  Array.from({ length: count }, (_, at) => pathOf({ pathname: `/cars/${at}`, component: 'car.astro' }));

/** Pages that say their address; `render` may do otherwise for some. */
function pagesOf(by: string, render?: (pathname: string) => Response | undefined): CompiledPages {
  return {
    offlineWorker: '',
    paths: () => Promise.resolve([]),
    pathOf,
    forgetPaths: () => undefined,
    render: ({ pathname }) =>
      Promise.resolve(
        render?.(pathname) ??
          new Response(`${by} ${pathname}`, { headers: { 'content-security-policy': POLICY } }),
      ),
  };
}

/** A process in place of another one, which ends before its part number `ends`, and answers at the next turn. */
function helperOf(pages: CompiledPages, { ends = Infinity, ready = Promise.resolve(true) } = {}) {
  const given: number[] = [];
  const policy = onePolicy();
  const helper: RenderProcess = {
    ready,
    render: async (named) => {
      if (given.length + 1 >= ends) return undefined;
      given.push(named.length);
      return {
        ...(await writePages(pages, named.map(pages.pathOf), site(), policy.take)),
        policy: policy.found(),
      };
    },
    close: () => USE,
  };
  return { helper, given };
}

const share = (pages: CompiledPages, left: readonly CompiledPath[], helpers: readonly RenderProcess[]) => {
  let told = 0;
  const policy = onePolicy();
  return sharePages(pages, left, site(), { policy, onWritten: () => (told += 1) }, helpers).then((made) => ({
    made,
    told,
    policy: policy.found(),
  }));
};
const written = (): string[] => readdirSync(path.join(siteFolder, 'cars'));

test('two processes render each page once, and both of them render', async () => {
  const { helper, given } = helperOf(pagesOf('there'));
  const { made, told, policy } = await share(pagesOf('here'), paths(640), [helper]);
  expect(made.written).toHaveLength(640);
  expect(new Set(made.written.map(({ file }) => file.path)).size).toBe(640);
  expect(made.facts.map(([sha256, text]) => [sha256, factsOf(text).address.slice(1)]).sort()).toEqual(
    made.written.map(({ file }) => [file.sha256, file.path.replace('.html', '')]).sort(),
  );
  expect([made.rendered, told, written().length, policy]).toEqual([640, 640, 640, POLICY]);
  expect(made.helpers).toEqual([USE]);
  expect(given.length).toBeGreaterThan(0);
  expect(given.length).toBeLessThan(10);
});

test('what a process leaves when it ends is rendered in this one', async () => {
  const { helper } = helperOf(pagesOf('there'), { ends: 2 });
  const { made } = await share(pagesOf('here'), paths(640), [helper]);
  expect(made.written).toHaveLength(640);
  expect(written()).toHaveLength(640);
});

test('nobody waits for a process that is not ready when all is rendered', async () => {
  const { helper, given } = helperOf(pagesOf('there'), { ready: new Promise<boolean>(() => undefined) });
  const { made } = await share(pagesOf('here'), paths(70), [helper]);
  expect([made.written.length, given]).toEqual([70, []]);
});

test('a page of another process that cannot be rendered stops the render', async () => {
  const broken = pagesOf('there', () => {
    throw new Error('/cars/1 has no price');
  });
  await expect(share(pagesOf('here'), paths(640), [helperOf(broken).helper])).rejects.toThrow(
    '/cars/1 has no price',
  );
  const then = written().length;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(written().length, 'nothing is written any more').toBe(then);
});

test('a page of another process with another security policy stops the render', async () => {
  const other = pagesOf('there', () => new Response('', { headers: { 'content-security-policy': 'x' } }));
  await expect(share(pagesOf('here'), paths(640), [helperOf(other).helper])).rejects.toThrow(
    'needs a security policy of its own',
  );
});

test('of two paths with one address the first that says something is written, wherever they stand', async () => {
  const left = [...paths(100), pathOf({ pathname: '/cars/3', component: 'other.astro' })];
  const silent = (pathname: string): Response | undefined =>
    pathname === '/cars/3' ? new Response(null) : undefined;
  const { made } = await share(pagesOf('here'), left, []);
  expect(made.written).toHaveLength(100);
  expect(readFileSync(path.join(siteFolder, 'cars/3.html'), 'utf8')).toBe('here /cars/3');
  const { made: none } = await share(pagesOf('here', silent), left, []);
  expect([none.written.length, none.rendered]).toEqual([99, 101]);
});

test.each([
  [21_000, 21_000, 2, 8e9, 1, 'a first build'],
  [21_000, 21_000, 8, 8e9, 7, 'a first build with many processors'],
  [21_000, 21_000, 8, 2.1e9, 2, 'a first build with little memory'],
  [21_000, 21_000, 1, 8e9, 0, 'a first build beside others'],
  [2_200, 21_000, 2, 8e9, 0, 'a night'],
  [1_500, 1_500, 2, 8e9, 0, 'a small site'],
])(
  '%i of %i pages with %i processes and %d bytes free: %i others, as %s',
  (left, total, processes, freeBytes, helpers) => {
    expect(helpersFor({ left, total }, processes, { freeBytes, heldBytes: 1e9 })).toBe(helpers);
  },
);
