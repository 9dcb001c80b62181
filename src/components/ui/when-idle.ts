/** Milliseconds after which a browser that is never idle is taken to be. */
const IDLE_TIMEOUT_MS = 3_000;

/** Resolves once the page has loaded and the browser has nothing else to do; not every browser says so. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise<unknown>((resolve) => addEventListener('load', resolve, { once: true }));
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, 200);
  });
}
