import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { systemBrowsers } from './browser-places.ts';
import { hasPackagedBrowser, packagedBrowser } from './packaged-browser.ts';

/** A browser that has been seen to open a page. */
export type FoundBrowser = {
  executablePath: string;
  source: 'CHROMIUM_PATH' | 'playwright' | 'system' | 'npm';
};

const PROBE_TIMEOUT_MS = 20_000;

/**
 * Where a picture begins to load: as far below the screen as in a browser with windows on a fast line, also in one without
 * windows, which does not know its line and would load further. The others are Playwright's own, which this flag replaces.
 */
const BLINK_SETTINGS = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  'lazyLoadingImageMarginPxUnknown=1250',
];

/**
 * How browsers are started everywhere: alike on every machine, and without the sandbox only for root, who cannot have one.
 */
export function browserArguments(userId: number | undefined = process.getuid?.()): string[] {
  return [
    `--blink-settings=${BLINK_SETTINGS.join(',')}`,
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
    ...(userId === 0 ? ['--no-sandbox'] : []),
  ];
}

/**
 * Why a browser does not open a page, `undefined` when it does. It opens one for a moment: a binary that prints its version may
 * still lack the libraries to do that.
 */
export async function whyNot(executablePath: string): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({
      executablePath,
      args: browserArguments(),
      timeout: PROBE_TIMEOUT_MS,
    });
    try {
      const page = await browser.newPage();
      await page.setContent('<h1>probe</h1>');
      return (await page.textContent('h1')) === 'probe' ? undefined : 'it does not show pages';
    } finally {
      await browser.close();
    }
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
}

/** A browser to try: where it is said to be, which may have to be made ready first and throws when that fails. */
export type BrowserCandidate = { source: FoundBrowser['source']; executablePath: () => string };

/** The browsers that there may be on this machine, in the order in which they are tried. */
export function browserCandidates(
  env: NodeJS.ProcessEnv,
  places: { own: string; system: readonly string[]; packaged: (() => string) | undefined },
): BrowserCandidate[] {
  const named = env['CHROMIUM_PATH'];
  return [
    ...(named ? [{ source: 'CHROMIUM_PATH', executablePath: () => named } as const] : []),
    ...(existsSync(places.own) ? [{ source: 'playwright', executablePath: () => places.own } as const] : []),
    ...places.system.map((file) => ({ source: 'system', executablePath: () => file }) as const),
    ...(places.packaged ? [{ source: 'npm', executablePath: places.packaged } as const] : []),
  ];
}

/** The first candidate of which `whyNot` has nothing to say; `tried` has what it said of those before. */
export async function firstThatOpens(
  candidates: readonly BrowserCandidate[],
  whyNotOpen: (executablePath: string) => Promise<string | undefined>,
): Promise<{ browser: FoundBrowser | undefined; tried: string[] }> {
  const tried: string[] = [];
  for (const { source, executablePath } of candidates) {
    try {
      const file = executablePath();
      const reason = await whyNotOpen(file);
      if (reason === undefined) return { browser: { source, executablePath: file }, tried };
      tried.push(`${file}: ${reason}`);
    } catch (error) {
      tried.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { browser: undefined, tried };
}

/**
 * The first browser that really opens a page: the one CHROMIUM_PATH names, Playwright's own, those of the system, then the
 * one of an npm package. `tried` says why the others before it would not do.
 */
export function findBrowser(
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ browser: FoundBrowser | undefined; tried: string[] }> {
  const places = {
    own: chromium.executablePath(),
    system: systemBrowsers(process.platform, env),
    packaged: hasPackagedBrowser() ? () => packagedBrowser() : undefined,
  };
  return firstThatOpens(browserCandidates(env, places), whyNot);
}
