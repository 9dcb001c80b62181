import { expect, test } from 'vitest';
import { fillOfflineWorker, SITE_MARK } from './fill-offline-worker.ts';

test.each([
  [`x=JSON.parse("${SITE_MARK}");y()`, { garage: ['/my-garage', "/a'$&"] }],
  [
    `x=JSON.parse(\`${SITE_MARK}\`);y()`,
    { garage: [], stock: { list: '/search/all', timeZone: 'Australia/Perth' } },
  ],
])('S17 A6 the worker of %s gets %j', (script, site) => {
  expect(fillOfflineWorker(script, site)).toBe(`x=JSON.parse(${JSON.stringify(JSON.stringify(site))});y()`);
});

test.each(['x=1', `x="${SITE_MARK}",y="${SITE_MARK}"`])('a worker of %s is refused', (script) => {
  expect(() => fillOfflineWorker(script, { garage: [] })).toThrow(/names what a site keeps (0|2) times/);
});
