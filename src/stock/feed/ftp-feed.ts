import { PassThrough } from 'node:stream';
import { Client, FTPError } from 'basic-ftp';
import { takeFromDrop, type DropServer } from './drop-folder.ts';
import { FailedTry, type FeedAnswer, type FeedRequest } from './feed-answer.ts';
import type { DropFile } from './newest-file.ts';

/** Codes of FTP (RFC 959, 4.2). */
const NOT_LOGGED_IN = 530;
const NOT_FOUND = 550;

/** Where TLS begins with the connection, before a word of FTP. */
const IMPLICIT_TLS_PORT = '990';

/** A path of an address as the server takes it (RFC 1738, 3.2.2): it begins in the folder that the user comes into. */
const ftpPath = ({ pathname }: URL): string =>
  pathname
    .slice(1)
    .split('/')
    .map((part) => decodeURIComponent(part))
    .join('/')
    .replace(/^~\//, '');

async function connect(client: Client, { source }: FeedRequest): Promise<void> {
  const isSecure = source.protocol === 'ftps:';
  const isImplicit = isSecure && source.port === IMPLICIT_TLS_PORT;
  const host = source.hostname.replace(/[[\]]/g, '');
  try {
    await client.access({
      host,
      port: source.port === '' ? 21 : Number(source.port),
      secure: isImplicit ? 'implicit' : isSecure,
      ...(source.username !== '' && {
        user: decodeURIComponent(source.username),
        password: decodeURIComponent(source.password),
      }),
      ...(isSecure && { secureOptions: { host } }),
    });
  } catch (error) {
    if (error instanceof FTPError && error.code === NOT_LOGGED_IN)
      throw new FailedTry('does not accept the name and password', false, { cause: error });
    throw error;
  }
}

async function listOf(client: Client, folder: string): Promise<DropFile[]> {
  try {
    const entries = await client.list(folder);
    const files = entries.filter(({ isFile }) => isFile);
    return files.map(({ name, size, modifiedAt }) => ({ name, size, modified: modifiedAt?.getTime() }));
  } catch (error) {
    if (error instanceof FTPError && error.code === NOT_FOUND)
      throw new FailedTry(`has no folder '${folder}', or lets nobody into it`, false, { cause: error });
    throw error;
  }
}

/** Takes a feed from a folder on an FTP server; `ftps:` talks TLS with a server whose certificate is right. Throws FailedTry. */
export async function ftpFeed(request: FeedRequest): Promise<FeedAnswer> {
  const { signal, settings } = request;
  // Transfers come from the server itself: another host that it names would be a way into our network.
  const client = new Client(settings.timeout_seconds * 1000, { allowSeparateTransferHost: false });
  const close = (): void => client.close();
  signal.addEventListener('abort', close, { once: true });
  const server: DropServer = {
    list: (folder) => listOf(client, folder),
    read: (file) => {
      const body = new PassThrough();
      client.downloadTo(body, file).catch((error: unknown) => {
        body.destroy(error instanceof Error ? error : new Error(String(error)));
      });
      return body;
    },
    close,
  };
  try {
    await connect(client, request);
    request.alive();
    return await takeFromDrop(server, ftpPath(request.source), request);
  } catch (error) {
    close();
    throw error;
  }
}
