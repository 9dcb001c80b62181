import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { hasPackagedBrowser, packagedBrowser } from './packaged-browser.ts';

/** A browser that has been seen to open a page. */
export type FoundBrowser = {
  executablePath: string;
  source: 'CHROMIUM_PATH' | 'npm' | 'playwright';
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

/**
 * The browsers to try, in their order: the one that CHROMIUM_PATH names alone, otherwise those of a pinned release. A browser of
 * the machine is of any release, and tests that pass in one fail in the next.
 */
export function browserCandidates(
  env: NodeJS.ProcessEnv,
  places: { own: string; packaged: (() => string) | undefined },
): BrowserCandidate[] {
  const named = env['CHROMIUM_PATH'];
  if (named) return [{ source: 'CHROMIUM_PATH', executablePath: () => named }];
  return [
    ...(places.packaged ? [{ source: 'npm', executablePath: places.packaged } as const] : []),
    ...(existsSync(places.own) ? [{ source: 'playwright', executablePath: () => places.own } as const] : []),
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

/** The first browser that really opens a page; `tried` says why the others before it would not do. */
export function findBrowser(
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ browser: FoundBrowser | undefined; tried: string[] }> {
  const places = {
    own: chromium.executablePath(),
    packaged: hasPackagedBrowser() ? () => packagedBrowser() : undefined,
  };
  return firstThatOpens(browserCandidates(env, places), whyNot);
}
