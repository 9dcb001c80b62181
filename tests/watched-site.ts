import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PROJECT_ROOT } from '../src/command-line/project-root.ts';
import { devFolders } from '../src/serve/dev/dev-site.ts';
import { FIXTURE_TENANTS } from './built-sites.ts';

/** Milliseconds between two looks at a page, and after which nobody waits any longer. */
const LOOK = 20;
const TIMEOUT_MS = 60_000;

const SLUG = 'plain';
const DRAFT = '---\ntitle: Towing\ndate: 2026-11-01\nauthor: Ann\ndraft: true\n---\n\nWords of today.\n';

/** A copy of the fixture plain, with the draft /blog/towing, that `npm run dev` shows while a test changes its files. */
export type WatchedSite = {
  /** Its origin. */
  url: string;
  /** What the command has printed. */
  printed: () => string;
  /** Changes the first `from` of a file. Throws where there is none. */
  change: (file: string, from: string, to: string) => Promise<void>;
  /** Writes a file of the folder of tenants, and the folders that it is in. */
  write: (file: string, text: string) => Promise<void>;
  /** The page once it has the words, and the seconds that this took. Throws when they do not come within a minute. */
  pageWith: (address: string, words: string) => Promise<{ html: string; seconds: number }>;
  stop: () => Promise<void>;
};

/** Waits until `look` finds something. Throws with `what` after a minute. */
async function eventually<Found>(what: string, look: () => Promise<Found | undefined>): Promise<Found> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await wait(LOOK)) {
    const found = await look();
    if (found !== undefined) return found;
  }
  throw new Error(`${what} did not come within a minute.`);
}

/** Starts the command on a copy of the fixture and waits for its address. */
export async function startWatchedSite(): Promise<WatchedSite> {
  await mkdir(path.join(PROJECT_ROOT, '.cache'), { recursive: true });
  // The settings of a tenant import from src by relative path, so its folder must be two levels below the project.
  const tenants = await mkdtemp(path.join(PROJECT_ROOT, '.cache', 'watched-site-'));
  const inTenant = (file: string): string => path.join(tenants, SLUG, file);
  await cp(path.join(FIXTURE_TENANTS, SLUG), path.join(tenants, SLUG), { recursive: true });
  await mkdir(inTenant('content/blog'), { recursive: true });
  await writeFile(inTenant('content/blog/towing.md'), DRAFT);

  // Whole at once: what is written in place is empty for a moment, and the site would show that.
  const put = async (file: string, text: string): Promise<void> => {
    const fresh = path.join(tenants, '.fresh');
    await writeFile(fresh, text);
    await rename(fresh, file);
  };

  // Vite and Astro do otherwise in a test.
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|TEST$|NODE_ENV$|NODE_OPTIONS$)/.test(name),
  );
  const script = path.join(PROJECT_ROOT, 'scripts', 'dev.ts');
  const child = spawn(process.execPath, [script, SLUG, '--tenants', tenants, '--port', '0'], {
    env: { ...Object.fromEntries(kept), NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const closed = new Promise((resolve) => child.once('close', resolve));

  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    await closed;
    await rm(path.dirname(devFolders(SLUG, tenants).state), { recursive: true, force: true });
    await rm(tenants, { recursive: true, force: true });
  }

  const url = await eventually('The address', async () => /http:\/\/localhost:\d+/.exec(printed)?.[0]).catch(
    async (error: unknown) => {
      await stop();
      throw new Error(`npm run dev did not start:\n${printed}`, { cause: error });
    },
  );
  return {
    url,
    printed: () => printed,
    change: async (file, from, to) => {
      const text = await readFile(inTenant(file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      await put(inTenant(file), text.replace(from, to));
    },
    write: async (file, text) => {
      await mkdir(path.dirname(path.join(tenants, file)), { recursive: true });
      await put(path.join(tenants, file), text);
    },
    pageWith: async (address, words) => {
      const begun = performance.now();
      const html = await eventually(`'${words}' on ${address}`, async () => {
        const page = await (await fetch(`${url}${address}`)).text();
        if (page.includes(words)) return page;
        const theme = /href="(\/_astro\/theme\.[^"]+)"/.exec(page)?.[1];
        if (theme === undefined) return undefined;
        const style = await (await fetch(`${url}${theme}`)).text();
        return style.includes(words) ? page : undefined;
      });
      return { html, seconds: (performance.now() - begun) / 1000 };
    },
    stop,
  };
}
