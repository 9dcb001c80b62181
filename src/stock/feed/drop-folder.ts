import { setTimeout as pause } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import { FailedTry, type FeedAnswer, type FeedRequest } from './feed-answer.ts';
import { newestFile, type DropFile } from './newest-file.ts';

/** A folder on a server that others put files into; `folder` and `file` are as the server writes paths. */
export type DropServer = {
  list: (folder: string) => Promise<DropFile[]>;
  read: (file: string) => Readable;
  close: () => void;
};

/** Milliseconds in which a file that is being sent has become larger. */
const SETTLE_PAUSE = 2000;

/** So often a file that grows is looked at before it is given up for this try: half a minute. */
const MAX_LOOKS = 15;

/** Names that are listed when none fits. */
const MAX_NAMES = 5;

/** The folder and the last part of a path; a path that ends with a slash means every file. */
export function splitPattern(path: string): { folder: string; pattern: string } {
  const at = path.lastIndexOf('/') + 1;
  return { folder: path.slice(0, at), pattern: path.slice(at) || '*' };
}

function namesText(files: readonly DropFile[]): string {
  if (files.length === 0) return 'no files';
  const names = files.slice(0, MAX_NAMES).map(({ name }) => `'${name}'`);
  return `${names.join(', ')}${files.length > MAX_NAMES ? ` and ${files.length - MAX_NAMES} more` : ''}`;
}

const markOf = (path: string, { name, size, modified }: DropFile): string =>
  JSON.stringify([path, name, size, modified]);

/** The file once it is no longer written: twice of one size. Throws FailedTry while it grows, or stays without a byte. */
async function wholeFile(
  server: DropServer,
  folder: string,
  first: DropFile,
  request: FeedRequest,
): Promise<DropFile> {
  const { signal, alive, onProgress, settlePause = SETTLE_PAUSE } = request;
  let last = first;
  for (let look = 0; look < MAX_LOOKS; look++) {
    alive();
    await pause(settlePause, undefined, { signal });
    const files = await server.list(folder);
    alive();
    const now = files.find(({ name }) => name === first.name);
    if (!now) throw new FailedTry(`no longer has the file '${first.name}'`, true);
    if (now.size === last.size && now.modified === last.modified && now.size > 0) return now;
    onProgress(`feed ${first.name} is still being written`);
    last = now;
  }
  const state = last.size === 0 ? 'has no bytes' : `is still being written: it has ${last.size} bytes by now`;
  throw new FailedTry(`has the file '${first.name}', which ${state}`, true);
}

/**
 * The newest file that a path names, `/out/stock-*.csv`, from a folder that others write to: not again when it is as large
 * and as old as the one that is kept, and not before it is whole. Throws FailedTry when there is none.
 */
export async function takeFromDrop(
  server: DropServer,
  path: string,
  request: FeedRequest,
): Promise<FeedAnswer> {
  const { folder, pattern } = splitPattern(path);
  const files = await server.list(folder);
  request.alive();
  const newest = newestFile(files, pattern);
  if (!newest) {
    const what = pattern.includes('*') ? `no file that fits '${pattern}'` : `no file '${pattern}'`;
    throw new FailedTry(`has ${what}: its folder has ${namesText(files)}`, false);
  }
  if (request.known?.etag === markOf(path, newest)) {
    server.close();
    return { kind: 'unchanged' };
  }
  const whole = await wholeFile(server, folder, newest, request);
  return {
    kind: 'body',
    body: server.read(`${folder}${whole.name}`),
    bytes: whole.size,
    etag: markOf(path, whole),
    ...(whole.modified !== undefined && { last_modified: new Date(whole.modified).toUTCString() }),
    close: server.close,
  };
}
