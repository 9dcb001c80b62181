import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../../chromium/find-browser.ts';
import { ExpectedError } from '../../../src/command-line/expected-error.ts';
import type { Measured } from './measure.ts';
import { bundle, type CandidateName } from './peers.ts';
import type { State } from './state.ts';

export type MeasuredInChromium = Measured & { boot: number };

const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Measures one candidate in a module worker of a headless Chromium, its index fetched with brotli from this machine. */
export async function measureInChromium(
  name: CandidateName,
  shipped: Uint8Array,
  states: readonly State[],
): Promise<MeasuredInChromium> {
  const files: Record<string, { type: string; body: Uint8Array }> = {
    '/': { type: 'text/html', body: new TextEncoder().encode('<!doctype html><title>bench</title>') },
    '/worker.js': { type: 'text/javascript', body: await bundle('worker-entry.ts', name, 'browser') },
    '/index.bin': { type: 'application/octet-stream', body: shipped },
  };
  const server = createServer((request, response) => {
    const file = files[request.url ?? ''];
    if (!file) return void response.writeHead(404).end();
    response
      .writeHead(200, { 'Content-Type': file.type, 'Content-Encoding': 'br' })
      .end(brotliCompressSync(file.body, fast));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { browser: found } = await findBrowser();
  if (!found)
    throw new ExpectedError('No Chromium was found. Run npm run browser -- --install, or use --only node.');
  const browser = await chromium.launch({ executablePath: found.executablePath, args: browserArguments() });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(600_000);
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return await page.evaluate(
      (asked) =>
        new Promise<MeasuredInChromium>((resolve, reject) => {
          const worker = new Worker('/worker.js', { type: 'module' });
          worker.addEventListener('message', ({ data }) => resolve(data));
          worker.addEventListener('error', (event) => reject(new Error(event.message)));
          worker.postMessage({ shipped: '/index.bin', states: asked });
        }),
      [...states],
    );
  } finally {
    await browser.close();
    server.close();
  }
}
