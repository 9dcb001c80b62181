import type { Keeper } from './keep-page.ts';

/** Caches of a browser in memory, as far as a worker uses them; gives what is in each, by its name. */
export function memoryCaches(): { caches: Keeper['caches']; kept: () => Record<string, string[]> } {
  const all = new Map<string, Map<string, Response>>();
  const open = (name: string): Promise<Cache> => {
    const files = all.get(name) ?? new Map<string, Response>();
    all.set(name, files);
    return Promise.resolve({
      match: (address: string) => Promise.resolve(files.get(address)?.clone()),
      put: (address: string, file: Response) => Promise.resolve(void files.set(address, file)),
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
