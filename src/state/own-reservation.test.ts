import { expect, test, vi } from 'vitest';

test('X4 F9 a reservation stays in its tab, each under the key of its vehicle', async () => {
  const [device, tab] = [new Map<string, string>(), new Map<string, string>()];
  const storage = (kept: Map<string, string>) => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('document', { documentElement: { getAttribute: () => 'plain' } });
  vi.stubGlobal('localStorage', storage(device));
  vi.stubGlobal('sessionStorage', storage(tab));
  const { ownReservation } = await import('./own-reservation.ts');
  ownReservation('alder').keep('r1');
  ownReservation('brook').keep('r2');
  ownReservation('brook').keep(undefined);
  expect([...tab]).toEqual([['forecourt:plain:hold:alder', 'r1']]);
  expect([...device]).toEqual([]);
  expect([ownReservation('alder').get(), ownReservation('brook').get()]).toEqual(['r1', undefined]);
  vi.unstubAllGlobals();
});
