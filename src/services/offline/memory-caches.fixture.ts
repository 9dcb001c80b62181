import type { Keeper } from './keep-page.ts';

const SITE = 'https://cars.example';

/** What a browser throws where the disk is full. */
export const fullDisk = (): DOMException => new DOMException('Quota exceeded.', 'QuotaExceededError');

/**
 * Caches of a browser in memory, as far as a worker uses them; gives what is in each, by its name, oldest first. From `room`
 * files on the disk is full.
 */
export function memoryCaches(room = Infinity): {
  caches: Keeper['caches'];
  kept: () => Record<string, string[]>;
} {
  const all = new Map<string, Map<string, Response>>();
  const count = (): number => [...all.values()].reduce((sum, files) => sum + files.size, 0);
  const open = (name: string): Promise<Cache> => {
    const files = all.get(name) ?? new Map<string, Response>();
    all.set(name, files);
    return Promise.resolve({
      match: (address: string) => Promise.resolve(files.get(address)?.clone()),
      put: (address: string, file: Response) => {
        files.delete(address);
        if (count() >= room) return Promise.reject(fullDisk());
        return Promise.resolve(void files.set(address, file));
      },
      delete: (address: string) => Promise.resolve(files.delete(address)),
      keys: () => Promise.resolve([...files.keys()].map((address) => ({ url: `${SITE}${address}` }))),
    } as unknown as Cache);
  };
  return {
    caches: {
      open,
      keys: () => Promise.resolve([...all.keys()]),
      delete: (name) => Promise.resolve(all.delete(name)),
    },
    kept: () => Object.fromEntries([...all].map(([name, files]) => [name, [...files.keys()]])),
  };
}
