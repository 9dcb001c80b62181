import { existsSync } from 'node:fs';
import path from 'node:path';

type Platform = 'linux' | 'darwin' | 'win32';

/** Where systems put browsers that Playwright's Chromium driver can steer. */
const SYSTEM_PLACES = {
  linux: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'Google\\Chrome\\Application\\chrome.exe',
    'Chromium\\Application\\chrome.exe',
    'Microsoft\\Edge\\Application\\msedge.exe',
  ],
} satisfies Record<Platform, string[]>;

const isKnown = (platform: string): platform is Platform => Object.hasOwn(SYSTEM_PLACES, platform);

/** Browsers of the system that exist as files, best first. */
export function systemBrowsers(platform: string, env: NodeJS.ProcessEnv): string[] {
  if (!isKnown(platform)) return [];
  const folders = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']];
  const places =
    platform === 'win32'
      ? folders.flatMap((folder) =>
          folder ? SYSTEM_PLACES.win32.map((place) => path.win32.join(folder, place)) : [],
        )
      : SYSTEM_PLACES[platform];
  return places.filter((place) => existsSync(place));
}

/** Whether a browser is the one without windows, which opens a page for a third of the work. */
export const isHeadlessShell = (executablePath: string): boolean => /headless[-_]shell/.test(executablePath);
