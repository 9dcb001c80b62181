import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import ssh2 from 'ssh2';
import { filesIn, plainPath, type DropFiles, type DropServerFixture } from './drop-server.fixture.ts';
import { keyFingerprint } from './sftp-feed.ts';

const { OK, EOF, NO_SUCH_FILE, FAILURE } = ssh2.utils.sftp.STATUS_CODE;
const PLAIN_FILE = 0o100644;

export type SftpFixture = DropServerFixture & { hostKey: string };

type Opened = { path: string; isListed: boolean };

function serve(sftp: ssh2.SFTPWrapper, files: DropFiles, asked: string[]): void {
  const handles = new Map<number, Opened>();
  const open = (path: string): Buffer => {
    const handle = Buffer.alloc(4);
    handle.writeUInt32BE(handles.size);
    handles.set(handles.size, { path, isListed: false });
    return handle;
  };
  const at = (handle: Buffer): Opened => handles.get(handle.readUInt32BE(0))!;
  const attrsOf = ({ bytes, modified }: { bytes: Buffer; modified: number }) => ({
    mode: PLAIN_FILE,
    uid: 0,
    gid: 0,
    size: bytes.length,
    atime: modified,
    mtime: modified,
  });
  sftp.on('REALPATH', (id, path) => {
    sftp.name(id, [
      {
        filename: `/${plainPath(path)}`,
        longname: '',
        attrs: attrsOf({ bytes: Buffer.alloc(0), modified: 0 }),
      },
    ]);
  });
  sftp.on('OPENDIR', (id, path) => {
    asked.push(`list ${path}`);
    if (filesIn(files, plainPath(path)).length === 0) sftp.status(id, NO_SUCH_FILE);
    else sftp.handle(id, open(plainPath(path)));
  });
  sftp.on('READDIR', (id, handle) => {
    const opened = at(handle);
    if (opened.isListed) return sftp.status(id, EOF);
    opened.isListed = true;
    const listed = filesIn(files, opened.path);
    sftp.name(
      id,
      listed.map((file) => ({ filename: file.name, longname: file.name, attrs: attrsOf(file) })),
    );
  });
  sftp.on('OPEN', (id, path) => {
    asked.push(`read ${path}`);
    if (files.has(plainPath(path))) sftp.handle(id, open(plainPath(path)));
    else sftp.status(id, NO_SUCH_FILE);
  });
  sftp.on('FSTAT', (id, handle) => sftp.attrs(id, attrsOf(files.get(at(handle).path)!)));
  sftp.on('READ', (id, handle, offset, length) => {
    const part = files.get(at(handle).path)?.bytes.subarray(offset, offset + length);
    if (!part) sftp.status(id, FAILURE);
    else if (part.length === 0) sftp.status(id, EOF);
    else sftp.data(id, part);
  });
  sftp.on('CLOSE', (id) => sftp.status(id, OK));
}

/** A pair of keys for SSH: of ssh2's pairs for ed25519 one in 200 cannot be read again, of these all can. */
export const sshKeyPair = (passphrase?: string) =>
  ssh2.utils.generateKeyPairSync('ecdsa', {
    bits: 256,
    ...(passphrase !== undefined && { passphrase, cipher: 'aes256-ctr', rounds: 1 }),
  });

/** An SFTP server on this machine that lets in `dealer` by the password `p@ss word`, or by a public key (OpenSSH). */
export async function sftpServer(files: DropFiles, publicKey?: string): Promise<SftpFixture> {
  const pair = sshKeyPair();
  const parsed = ssh2.utils.parseKey(pair.public);
  if (parsed instanceof Error) throw parsed;
  const allowed = publicKey === undefined ? undefined : ssh2.utils.parseKey(publicKey);
  if (allowed instanceof Error) throw allowed;
  const asked: string[] = [];
  const clients = new Set<ssh2.Connection>();
  const ssh = new ssh2.Server({ hostKeys: [pair.private] }, (client) => {
    clients.add(client);
    client.on('error', () => {});
    client.on('authentication', (login) => {
      asked.push(`login ${login.method}`);
      const isPassword = login.method === 'password' && login.password === 'p@ss word';
      const isKey = login.method === 'publickey' && allowed?.getPublicSSH().equals(login.key.data);
      if (login.username === 'dealer' && (isPassword || isKey)) login.accept();
      else login.reject();
    });
    client.on('session', (accept) => accept().on('sftp', (acceptSftp) => serve(acceptSftp(), files, asked)));
  });
  const server = createServer({ noDelay: true }, (socket) => void ssh.injectSocket(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    hostKey: keyFingerprint(parsed.getPublicSSH()),
    stop: () => {
      for (const client of clients) client.end();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
