import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { downloadFeed, type Download } from './download-feed.ts';
import type { DropFiles, DropServerFixture } from './drop-server.fixture.ts';
import { ftpServer } from './ftp-server.fixture.ts';
import { sftpServer, sshKeyPair } from './sftp-server.fixture.ts';

const NOON = 1_795_000_000;
let stateFolder = '';
let files: DropFiles;
let stop: (() => Promise<void>) | undefined;

beforeEach(async () => {
  stateFolder = await mkdtemp(path.join(tmpdir(), 'drop-feeds-'));
  files = new Map();
});
afterEach(async () => {
  await stop?.();
  stop = undefined;
  await rm(stateFolder, { recursive: true, force: true });
});

const put = (name: string, text: string, modified = NOON): void =>
  void files.set(name, { bytes: Buffer.from(text), modified });

type Server = DropServerFixture & { scheme: string; host_keys: string[] };

const SERVERS: Readonly<Record<string, () => Promise<Server>>> = {
  SFTP: async () => {
    const server = await sftpServer(files);
    return { ...server, scheme: 'sftp', host_keys: [server.hostKey] };
  },
  FTP: async () => ({ ...(await ftpServer(files)), scheme: 'ftp', host_keys: [] }),
};

async function start(kind: string): Promise<Server> {
  const server = await SERVERS[kind]!();
  stop = server.stop;
  return server;
}

const download = (
  { scheme, port, host_keys }: Pick<Server, 'scheme' | 'port' | 'host_keys'>,
  where: string,
  more: Partial<Download> = {},
): Promise<string> =>
  downloadFeed({
    source: `${scheme}://dealer:p%40ss%20word@127.0.0.1:${port}/${where}`,
    settings: { timeout_seconds: 10, retries: 0, host_keys },
    stateFolder,
    now: new Date(NOON * 1000),
    onProgress: () => {},
    firstPause: 1,
    settlePause: 5,
    ...more,
  });

const textOf = async (file: Promise<string>): Promise<string> => readFile(await file, 'utf8');
const failureOf = async (work: Promise<unknown>): Promise<string> =>
  String(await work.catch((error: unknown) => error));

describe.each(Object.keys(SERVERS))('N2 a drop folder on %s', (kind) => {
  test('its newest file that fits is the feed', async () => {
    put('out/stock-1.csv', 'old');
    put('out/stock-2.csv', 'a,b\n', NOON + 60);
    put('out/leads.csv', 'x', NOON + 120);
    put('out/stock-3.csv.part', 'half', NOON + 180);
    const server = await start(kind);
    expect(await textOf(download(server, 'out/stock-*.csv'))).toBe('a,b\n');
  });

  test('a feed of megabytes arrives whole', async () => {
    put('big.csv', 'x'.repeat(1_000_000));
    const server = await start(kind);
    expect(await textOf(download(server, 'big.csv'))).toHaveLength(1_000_000);
  });

  test('what has not changed is not sent again, by size and time', async () => {
    put('out/stock.csv', 'a,b\n');
    const server = await start(kind);
    await download(server, 'out/stock.csv');
    await download(server, 'out/stock.csv');
    expect(server.asked.filter((each) => each.startsWith('read'))).toHaveLength(1);
    put('out/stock.csv', 'c,d\n', NOON + 1);
    expect(await textOf(download(server, 'out/stock.csv'))).toBe('c,d\n');
  });

  test('a file that is still being sent is waited for until it has one size twice', async () => {
    put('out/stock.csv', '');
    const server = await start(kind);
    const sent = ['a', 'a,', 'a,b', 'a,b\n'];
    const progress: string[] = [];
    const file = download(server, 'out/stock.csv', {
      settlePause: 60,
      onProgress: (message) => {
        progress.push(message);
        const next = sent.shift();
        if (next !== undefined) put('out/stock.csv', next);
      },
    });
    expect(await textOf(file)).toBe('a,b\n');
    expect(progress.at(-1)).toBe('feed stock.csv is still being written');
  });

  test('a file that never gets whole is no feed', async () => {
    put('out/stock.csv', '');
    const server = await start(kind);
    const settings = { timeout_seconds: 10, retries: 1, host_keys: server.host_keys };
    expect(await failureOf(download(server, 'out/stock.csv', { settings }))).toContain(
      "has the file 'stock.csv', which has no bytes (tried 2 times).",
    );
  });

  test.each([
    ['out/cars-*.csv', "has no file that fits 'cars-*.csv': its folder has 'a.csv', 'b.csv'."],
    ['out/cars.csv', "has no file 'cars.csv': its folder has 'a.csv', 'b.csv'."],
    ['in/', "has no folder 'in/'"],
  ])('%s is told with what is there, and not tried again', async (where, words) => {
    put('out/a.csv', 'x');
    put('out/b.csv', 'x');
    const server = await start(kind);
    const settings = { timeout_seconds: 10, retries: 2, host_keys: server.host_keys };
    const failure = await failureOf(download(server, where, { settings }));
    expect(failure.replace("'/in/'", "'in/'")).toContain(words);
    expect(failure).toContain('Open the folder with a program for SFTP and FTP');
    expect(failure).not.toMatch(/tried|p%40ss|p@ss/);
  });

  test('a wrong password is told at once, without saying it', async () => {
    put('a.csv', 'x');
    const server = await start(kind);
    const source = `${server.scheme}://dealer:wrong@127.0.0.1:${server.port}/a.csv`;
    const failure = await failureOf(download(server, 'a.csv', { source }));
    expect(failure).toContain('does not accept the name and password');
    expect(failure).not.toMatch(/wrong|tried/);
  });
});

test('N2 an SFTP server with another host key is told no password', async () => {
  put('a.csv', 'x');
  const server = await start('SFTP');
  const failure = await failureOf(download({ ...server, host_keys: [`SHA256:${'A'.repeat(43)}`] }, 'a.csv'));
  expect(failure).toContain(`shows the host key ${server.host_keys[0]}, which is not in feed.host_keys`);
  expect(server.asked).toEqual([]);
});

test('N2 an SFTP server is not talked to without a host key, and one of several may be its own', async () => {
  put('a.csv', 'x');
  const server = await start('SFTP');
  expect(await failureOf(download({ ...server, host_keys: [] }, 'a.csv'))).toContain(
    'which is not in feed.host_keys',
  );
  const keys = [`SHA256:${'A'.repeat(43)}`, ...server.host_keys];
  expect(await textOf(download({ ...server, host_keys: keys }, 'a.csv'))).toBe('x');
});

test('N2 a private key opens an SFTP server, in one line or many, and its phrase is the password', async () => {
  put('a.csv', 'x');
  const pair = sshKeyPair('p@ss word');
  const server = await sftpServer(files, pair.public);
  stop = server.stop;
  for (const private_key of [pair.private, pair.private.replaceAll('\n', String.raw`\n`)]) {
    const settings = { timeout_seconds: 10, retries: 0, host_keys: [server.hostKey], private_key };
    await rm(path.join(stateFolder, 'feed'), { recursive: true, force: true });
    expect(await textOf(download({ ...server, scheme: 'sftp', host_keys: [] }, 'a.csv', { settings }))).toBe(
      'x',
    );
  }
  expect(server.asked).not.toContain('login password');
  const settings = { timeout_seconds: 10, retries: 0, host_keys: [server.hostKey], private_key: 'no key' };
  const failure = await failureOf(
    download({ ...server, scheme: 'sftp', host_keys: [] }, 'a.csv', { settings }),
  );
  expect(failure).toContain('cannot be asked with feed.private_key');
});

test('N2 an old FTP server, whose list has no seconds, is read by names', async () => {
  put('out/stock-1.csv', 'old');
  put('out/stock-2.csv', 'a,b\n');
  const server = await ftpServer(files, { isOld: true });
  stop = server.stop;
  expect(await textOf(download({ ...server, scheme: 'ftp', host_keys: [] }, 'out/stock-*.csv'))).toBe(
    'a,b\n',
  );
});

test('N2 an FTP server that names another machine for the transfer is not followed there', async () => {
  put('a.csv', 'x');
  const server = await ftpServer(files, { transferHost: '10,0,0,1' });
  stop = server.stop;
  expect(await failureOf(download({ ...server, scheme: 'ftp', host_keys: [] }, 'a.csv'))).toContain(
    'PASV returned another host (10.0.0.1)',
  );
});

const OPENSSL = [
  'req',
  '-x509',
  '-newkey',
  'ec',
  '-pkeyopt',
  'ec_paramgen_curve:prime256v1',
  '-nodes',
  '-days',
  '2',
];

test('N2 an FTPS server is believed by its certificate alone', async ({ skip }) => {
  const subject = ['-subj', '/CN=test', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const made = spawnSync('openssl', [...OPENSSL, ...subject, '-keyout', '-', '-out', '-'], {
    encoding: 'utf8',
  });
  if (made.status !== 0) skip('openssl, which makes the certificate, is not on this machine');
  put('out/a.csv', 'x');
  const server = await ftpServer(files, { tls: { key: made.stdout, cert: made.stdout } });
  stop = server.stop;
  const ftps = { ...server, scheme: 'ftps', host_keys: [] };
  expect(await failureOf(download(ftps, 'out/*.csv'))).toMatch(/failed: .*self.signed/);
  expect(server.asked).toEqual([]);
  const known = getCACertificates('default');
  const certificate = /-----BEGIN CERT[^]*END CERTIFICATE-----/.exec(made.stdout)?.[0] ?? '';
  setDefaultCACertificates([...known, certificate]);
  try {
    expect(await textOf(download(ftps, 'out/*.csv'))).toBe('x');
  } finally {
    setDefaultCACertificates(known);
  }
});
