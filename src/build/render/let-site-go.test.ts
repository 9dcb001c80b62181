import { expect, test } from 'vitest';
import { HELD_SITE } from '../../domain/site/held-site.ts';
import { letSiteGo } from './let-site-go.ts';

test('what pages hold is emptied and no longer found', () => {
  const [stock, site] = [{ vehicles: [1] }, { home: () => 'home' }];
  Reflect.set(globalThis, HELD_SITE, [stock, site]);
  letSiteGo();
  expect([stock, site, Reflect.has(globalThis, HELD_SITE)]).toEqual([{}, {}, false]);
});

test('a process whose pages hold nothing goes on', () => {
  expect(() => letSiteGo()).not.toThrow();
});
