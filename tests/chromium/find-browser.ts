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

/** Opens a page for a moment: a binary that prints its version may still lack the libraries to do that. */
async function whyNot(executablePath: string): Promise<string | undefined> {
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

function candidates(env: NodeJS.ProcessEnv): FoundBrowser[] {
  const named = env['CHROMIUM_PATH'];
  const own = chromium.executablePath();
  return [
    ...(named ? [{ executablePath: named, source: 'CHROMIUM_PATH' } as const] : []),
    ...(existsSync(own) ? [{ executablePath: own, source: 'playwright' } as const] : []),
    ...systemBrowsers(process.platform, env).map(
      (executablePath) => ({ executablePath, source: 'system' }) as const,
    ),
  ];
}

/** The browser that an npm package carries, unpacked where that was not done yet; undefined where it has none for this machine. */
function fromPackage(tried: string[]): FoundBrowser | undefined {
  if (!hasPackagedBrowser()) return undefined;
  try {
    return { executablePath: packagedBrowser(), source: 'npm' };
  } catch (error) {
    tried.push(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/**
 * The first browser that really opens a page: the one CHROMIUM_PATH names, Playwright's own, those of the system, then the
 * one of an npm package. `tried` says why the others before it would not do.
 */
export async function findBrowser(
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ browser: FoundBrowser | undefined; tried: string[] }> {
  const tried: string[] = [];
  async function opens(candidate: FoundBrowser): Promise<boolean> {
    const reason = await whyNot(candidate.executablePath);
    if (reason !== undefined) tried.push(`${candidate.executablePath}: ${reason}`);
    return reason === undefined;
  }
  for (const candidate of candidates(env)) if (await opens(candidate)) return { browser: candidate, tried };
  const packaged = fromPackage(tried);
  return { browser: packaged && (await opens(packaged)) ? packaged : undefined, tried };
}
