/** Does work part by part while nothing else is to do: searches that come in between are answered first. */
export function doWhileIdle(work: Iterable<void>): void {
  const parts = work[Symbol.iterator]();
  const goOn = (): void => {
    if (!parts.next().done) whenIdle(goOn);
  };
  whenIdle(goOn);
}

/** Does one piece of work once nothing else is to do. Workers, and some browsers, have no idle callback. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task);
  else setTimeout(task);
}
