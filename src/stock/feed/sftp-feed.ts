import { createHash } from 'node:crypto';
import type { ConnectConfig, SFTPWrapper } from 'ssh2';
import { takeFromDrop, type DropServer } from './drop-folder.ts';
import { FailedTry, type FeedAnswer, type FeedRequest } from './feed-answer.ts';
import type { DropFile } from './newest-file.ts';

/** Codes of SFTP (draft-ietf-secsh-filexfer-02, 7). */
const NO_SUCH_FILE = 2;
const PERMISSION_DENIED = 3;

/** The bits of a mode that say what a file is, and those of a plain one. */
const KIND_OF_FILE = 0o170000;
const PLAIN_FILE = 0o100000;

/** Bytes that are asked for at once: the most that OpenSSH sends. */
const PART = 256 * 1024;

/** A host key as `ssh-keygen -l` writes it. */
export const keyFingerprint = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

/** A path of an address as the server takes it: /~/ begins in the folder that the user comes into. */
const sftpPath = ({ pathname }: URL): string => decodeURIComponent(pathname).replace(/^\/~\//, './');

function listOf(sftp: SFTPWrapper, folder: string): Promise<DropFile[]> {
  return new Promise((resolve, reject) => {
    sftp.readdir(folder === '' ? '.' : folder, (error, entries) => {
      if (error) {
        const code: unknown = Reflect.get(error, 'code');
        if (code === NO_SUCH_FILE) reject(new FailedTry(`has no folder '${folder}'`, false));
        else if (code === PERMISSION_DENIED)
          reject(new FailedTry(`lets nobody into the folder '${folder}' with this name`, false));
        else reject(error);
        return;
      }
      const files = entries.filter(({ attrs }) => (attrs.mode & KIND_OF_FILE) === PLAIN_FILE);
      resolve(
        files.map(({ filename, attrs }) => ({
          name: filename,
          size: attrs.size,
          modified: attrs.mtime * 1000,
        })),
      );
    });
  });
}

function configOf({ source, settings, signal }: FeedRequest, refuse: (found: string) => void): ConnectConfig {
  const password = decodeURIComponent(source.password);
  return {
    host: source.hostname.replace(/[[\]]/g, ''),
    port: source.port === '' ? 22 : Number(source.port),
    username: decodeURIComponent(source.username),
    readyTimeout: settings.timeout_seconds * 1000,
    ...(settings.private_key === ''
      ? { password, tryKeyboard: false }
      : {
          // Variables of some services hold a key in one line.
          privateKey: settings.private_key.replaceAll(String.raw`\n`, '\n'),
          ...(password !== '' && { passphrase: password }),
        }),
    hostVerifier: (key: Buffer): boolean => {
      const found = keyFingerprint(key);
      const isPinned = settings.host_keys.includes(found);
      if (!isPinned) refuse(found);
      return isPinned && !signal.aborted;
    },
  };
}

function connectionFailure(error: Error & { level?: string }): Error {
  if (error.level === 'client-authentication')
    return new FailedTry('does not accept the name and password, or the private key', false, {
      cause: error,
    });
  if (/privateKey|passphrase/i.test(error.message))
    return new FailedTry(`cannot be asked with feed.private_key: ${error.message}`, false, { cause: error });
  return error;
}

async function connected(request: FeedRequest): Promise<DropServer> {
  // Most feeds come another way, and every build would load it.
  const { Client } = await import('ssh2');
  request.signal.throwIfAborted();
  const client = new Client();
  const close = (): void => void client.destroy();
  request.signal.addEventListener('abort', close, { once: true });
  return new Promise((resolve, reject) => {
    let failure: FailedTry | undefined;
    const fail = (error: Error): void => {
      close();
      reject(failure ?? connectionFailure(error));
    };
    const refuse = (found: string): void => {
      failure = new FailedTry(
        `shows the host key ${found}, which is not in feed.host_keys: this is another server, or it has a new key`,
        false,
      );
    };
    client.on('error', fail);
    client.on('close', () => fail(new Error('the connection was closed')));
    client.on('ready', () => {
      client.setNoDelay();
      request.alive();
      client.sftp((error, sftp) => {
        if (error) return fail(error);
        resolve({
          list: (folder) => listOf(sftp, folder),
          // The connection ends as soon as the last byte is here, and the stream would complain of that to nobody.
          read: (file) => sftp.createReadStream(file, { highWaterMark: PART }).on('error', () => {}),
          close,
        });
      });
    });
    try {
      client.connect(configOf(request, refuse));
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)));
    }
  });
}

/** Takes a feed from a folder on an SFTP server, whose host key must be one of the settings'. Throws FailedTry. */
export async function sftpFeed(request: FeedRequest): Promise<FeedAnswer> {
  const server = await connected(request);
  try {
    return await takeFromDrop(server, sftpPath(request.source), request);
  } catch (error) {
    server.close();
    throw error;
  }
}
