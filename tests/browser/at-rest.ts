import type { Locator, Page } from '@playwright/test';

/** Frames in which what moves by itself has moved: a third of a second at 60 a second. */
const MANY_FRAMES = 20;

/** Waits until a page has drawn so many frames; one moment of time in a test is not one in a page that is busy. */
export const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    (left) =>
      new Promise<void>((done) => {
        const next = (): void => void (left-- > 0 ? requestAnimationFrame(next) : done());
        next();
      }),
    count,
  );

/**
 * Waits until a page had the time for what must not happen: frames in which something would have moved, then a moment in
 * which the browser has nothing to do, so that what was ready to run has run.
 */
export async function hadItsTime(page: Page): Promise<void> {
  await frames(page, MANY_FRAMES);
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
}

/** Waits until an element has the same place, size and value in a third of a second of frames, whatever moves it. */
export const atRest = (element: Locator): Promise<void> =>
  element.evaluate(
    (node, enough) =>
      new Promise<void>((done) => {
        let before = '';
        let same = 0;
        const look = (): void => {
          const { left, top, width, height } = node.getBoundingClientRect();
          const now = [left, top, width, height, node.ariaValueNow].join(' ');
          same = now === before ? same + 1 : 0;
          before = now;
          if (same < enough) requestAnimationFrame(look);
          else done();
        };
        look();
      }),
    MANY_FRAMES,
  );
