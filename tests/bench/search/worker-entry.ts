// Measures one candidate in a worker of a browser, the candidate bundled in.
import { candidate } from 'candidate';
import { measure } from './measure.ts';
import type { State } from './state.ts';

self.addEventListener('message', (event: MessageEvent<{ shipped: string; states: State[] }>) => {
  const begun = performance.now();
  const run = async (): Promise<void> => {
    const response = await fetch(event.data.shipped);
    const shipped = new Uint8Array(await response.arrayBuffer());
    const measured = await measure(candidate, shipped, event.data.states);
    const asked = [...measured.cold, ...measured.warm].reduce((sum, one) => sum + one, 0);
    self.postMessage({ ...measured, boot: performance.now() - begun - asked - measured.idle });
  };
  void run();
});
