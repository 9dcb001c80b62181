/** What the servers of tests hold, by path without a slash at its front: 'out/stock.csv'. */
export type DropFiles = Map<string, { bytes: Buffer; modified: number }>;

/** The files of one folder ('' or 'out') as [name, file]. */
export const filesIn = (files: DropFiles, folder: string) =>
  [...files].flatMap(([path, file]) => {
    const at = path.lastIndexOf('/');
    return path.slice(0, Math.max(at, 0)) === folder ? [{ name: path.slice(at + 1), ...file }] : [];
  });

/** Makes a path of a client one of DropFiles'. */
export const plainPath = (path: string): string => path.replace(/^(\.?\/)+|\/+$/g, '').replace(/^\.$/, '');

/** A server of a test: what it was asked, and how it is stopped. */
export type DropServerFixture = { port: number; asked: string[]; stop: () => Promise<void> };
