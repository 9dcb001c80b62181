import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { TLSSocket, createServer as createTlsServer, type SecureContextOptions } from 'node:tls';
import { filesIn, plainPath, type DropFiles, type DropServerFixture } from './drop-server.fixture.ts';

/** 20261122033000 of milliseconds since 1970. */
const stamp = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replace(/\D/g, '').slice(0, 14);

type Options = {
  tls?: SecureContextOptions | undefined;
  /** The host of transfers that a hostile server names, as 10,0,0,1. */
  transferHost?: string;
  /** Without MLSD, as old servers: a listing has no seconds then. */
  isOld?: boolean;
};

class Session {
  #control: Socket;
  #transfer: Promise<Socket> | undefined;
  readonly #files: DropFiles;
  readonly #asked: string[];
  readonly #options: Options;

  constructor(control: Socket, files: DropFiles, asked: string[], options: Options) {
    this.#control = control;
    this.#files = files;
    this.#asked = asked;
    this.#options = options;
    this.#say('220 test');
    this.#listen();
  }

  #say(line: string): void {
    this.#control.write(`${line}\r\n`);
  }

  #listen(): void {
    this.#control.on('error', () => {});
    this.#control.on('data', (data: Buffer) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) void this.#answer(line);
    });
  }

  async #passive(): Promise<number> {
    const { tls } = this.#options;
    const server = tls ? createTlsServer(tls) : createServer();
    this.#transfer = once(server, tls ? 'secureConnection' : 'connection').then(([socket]: Socket[]) => {
      server.close();
      return socket!;
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  async #send(bytes: string | Buffer): Promise<void> {
    this.#say('150 here it comes');
    const socket = await this.#transfer!;
    socket.on('error', () => {});
    socket.end(bytes);
    await once(socket, 'finish');
    this.#say('226 done');
  }

  async #answer(line: string): Promise<void> {
    const [command = '', ...words] = line.split(' ');
    const word = words.join(' ');
    const file = this.#files.get(plainPath(word));
    switch (command.toUpperCase()) {
      case 'AUTH': {
        this.#say('234 go on');
        this.#control.removeAllListeners('data');
        this.#control = new TLSSocket(this.#control, { isServer: true, ...this.#options.tls });
        return this.#listen();
      }
      case 'USER':
        return this.#say('331 password');
      case 'PASS':
        this.#asked.push('login');
        return this.#say(word === 'p@ss word' ? '230 in' : '530 no');
      case 'FEAT':
        return this.#say(
          this.#options.isOld ? '211 none' : '211-Features\r\n MLST size*;modify*;type*;\r\n211 End',
        );
      case 'EPSV':
        return this.#say(this.#options.transferHost ? '502 no' : `229 (|||${await this.#passive()}|)`);
      case 'PASV': {
        const port = await this.#passive();
        const host = this.#options.transferHost ?? '127,0,0,1';
        return this.#say(`227 (${host},${Math.floor(port / 256)},${port % 256})`);
      }
      case 'MLSD':
      case 'LIST': {
        const folder = word.startsWith('-') ? '' : word;
        this.#asked.push(`list ${folder}`);
        const listed = filesIn(this.#files, plainPath(folder));
        if (listed.length === 0) return this.#say('550 no such folder');
        const isList = command.toUpperCase() === 'LIST';
        const lines = listed.map(({ name, bytes, modified }) =>
          isList
            ? `-rw-r--r-- 1 a a ${bytes.length} Nov 22 03:30 ${name}`
            : `type=file;size=${bytes.length};modify=${stamp(modified)}; ${name}`,
        );
        return this.#send(`${lines.join('\r\n')}\r\n`);
      }
      case 'RETR':
        this.#asked.push(`read ${word}`);
        return file ? this.#send(file.bytes) : this.#say('550 no such file');
      default:
        return this.#say('200 fine');
    }
  }
}

/** An FTP server on this machine that lets anybody in by the password `p@ss word`; with `tls` it can be asked for TLS. */
export async function ftpServer(files: DropFiles, options: Options = {}): Promise<DropServerFixture> {
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    void new Session(socket, files, asked, options);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
