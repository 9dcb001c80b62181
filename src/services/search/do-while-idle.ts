/** Does work part by part while nothing else is to do: searches that come in between are answered first. */
export function doWhileIdle(work: Iterable<void>): void {
  const parts = work[Symbol.iterator]();
  const goOn = (): void => {
    if (!parts.next().done) soon(goOn);
  };
  soon(goOn);
}

/** Workers, and some browsers, have no idle callback. */
function soon(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task);
  else setTimeout(task);
}
