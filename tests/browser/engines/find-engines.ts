import { existsSync } from 'node:fs';
import path from 'node:path';
import { firefox, webkit, type BrowserType } from 'playwright';
import { KEYS, type Engine } from './engine.ts';
import { openFirefox } from './open-firefox.ts';
import { openWebKitGtk } from './open-webkit.ts';

/** An engine other than Chromium's: how it opens, or what is missing for that. */
type FoundEngine = { name: string; open?: () => Promise<Engine>; missing: string };

const onPath = (...programs: string[]): string | undefined =>
  programs
    .flatMap((program) =>
      (process.env['PATH'] ?? '').split(path.delimiter).map((folder) => path.join(folder, program)),
    )
    .find((file) => existsSync(file));

const NAMES: Record<string, string> = { [KEYS.enter]: 'Enter', [KEYS.right]: 'ArrowRight' };

/** Opens Playwright's own build. */
async function openPlaywrights(name: string, type: BrowserType): Promise<Engine> {
  const browser = await type.launch();
  const page = await browser.newPage();
  return {
    name,
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewportSize({ width, height }),
    run: <Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args) =>
      page.evaluate<Result>(`(${work})(...${JSON.stringify(args)})`),
    press: async ({ x, y }, right = 0) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + right, y, { steps: 6 });
      await page.mouse.up();
    },
    type: async (text) => {
      for (const key of text) await page.keyboard.press(NAMES[key] ?? key);
    },
    close: () => browser.close(),
  };
}

function found(name: string, type: BrowserType, own: (() => Promise<Engine>) | undefined): FoundEngine {
  const open = own ?? (existsSync(type.executablePath()) ? () => openPlaywrights(name, type) : undefined);
  const missing = `No ${name} is here: see "The long form" in CONTRIBUTING.md.`;
  return { name, missing, ...(open && { open }) };
}

/** The other engines that shoppers come with: as the system has them, else as Playwright builds them. */
export function findEngines(): FoundEngine[] {
  const driver = process.env['DISPLAY'] ? onPath('WebKitWebDriver') : undefined;
  const program = onPath('firefox-esr', 'firefox');
  return [
    found('WebKit', webkit, driver ? () => openWebKitGtk(driver) : undefined),
    found('Firefox', firefox, program ? () => openFirefox(program) : undefined),
  ];
}
