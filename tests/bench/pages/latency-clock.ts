import type { Page } from 'playwright';

type Taken = { start: number; duration: number };

declare global {
  interface Window {
    latencies: Taken[];
  }
}

/** Shortest event that the browser tells of, milliseconds; a step without any took no longer. */
export const MIN = 16;

/**
 * Notes how long the page takes to answer, from its first script on. Moves are no events to the browser's event timing,
 * so that for these the time to the frame after them is taken.
 */
function noteLatencies(shortest: number): void {
  window.latencies = [];
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries())
      window.latencies.push({ start, duration });
  }).observe({ type: 'event', durationThreshold: shortest, buffered: true } as PerformanceObserverInit);
  for (const name of ['pointermove', 'touchmove', 'input']) {
    addEventListener(
      name,
      ({ timeStamp: start }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          // A message arrives after the frame was drawn.
          port1.onmessage = () => window.latencies.push({ start, duration: performance.now() - start });
          port2.postMessage(undefined);
        });
      },
      { capture: true, passive: true },
    );
  }
}

/** Two frames, and the moment in which the browser tells of the events before them. */
async function afterFrames(): Promise<void> {
  const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
  await frame();
  await frame();
  await new Promise((done) => setTimeout(done, 50));
}

/** To be called before the page is opened. */
export const installLatencyClock = (page: Page): Promise<unknown> => page.addInitScript(noteLatencies, MIN);

/** Milliseconds until the page had answered what `act` does to it: the longest of the events, or of the frames after moves. */
export async function timeStep(page: Page, act: () => Promise<void>): Promise<number> {
  const begun = await page.evaluate(() => performance.now());
  await act();
  await page.evaluate(afterFrames);
  const taken = await page.evaluate(
    (from) => window.latencies.filter(({ start }) => start >= from).map(({ duration }) => duration),
    begun,
  );
  return Math.max(MIN, ...taken);
}
