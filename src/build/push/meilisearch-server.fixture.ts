import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StoredIndexes, type TaskError } from './stored-indexes.fixture.ts';

type Answer = { status: number; body: unknown } | { html: string } | 'hang' | 'drop' | { location: string };
type Key = { key: string; name?: string; actions: string[]; indexes: string[]; expiresAt: string | null };
type Task = {
  type: string;
  indexUid: string | null;
  work: () => TaskError | undefined;
  looks: number;
  state?: object;
};
export type Request = { method: string; path: string; key: string; body: unknown };

const error = (status: number, code: string, message: string, type = 'invalid_request'): Answer => ({
  status,
  body: { message, code, type, link: `https://docs.meilisearch.com/errors#${code}` },
});

async function read(request: IncomingMessage): Promise<Request> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    key: /^Bearer (.*)$/.exec(request.headers.authorization ?? '')?.[1] ?? '',
    body: text === '' ? undefined : JSON.parse(text),
  };
}

/**
 * A server on the loopback interface that answers the routes of a push as Meilisearch 1.50 does: statuses, bodies and
 * task errors are those of its source. Tasks are done in their order, and only once they are looked at again.
 */
export async function startMeilisearch(adminKey: string) {
  const stored = new StoredIndexes();
  const keys: Key[] = [{ key: adminKey, actions: ['*'], indexes: ['*'], expiresAt: null }];
  const tasks: Task[] = [];
  const requests: Request[] = [];
  const started = (type: string, indexUid: string | null, work: Task['work']): Answer => {
    tasks.push({ type, indexUid, work, looks: 0 });
    const taskUid = tasks.length - 1;
    return { status: 202, body: { taskUid, indexUid, status: 'enqueued', type, enqueuedAt: '2026-11-21' } };
  };
  const page = (path: string, all: object[]): Answer => {
    const search = new URL(path, 'http://x').searchParams;
    const [offset, limit] = [Number(search.get('offset') ?? 0), Number(search.get('limit') ?? 20)];
    return {
      status: 200,
      body: { results: all.slice(offset, offset + limit), offset, limit, total: all.length },
    };
  };
  const lookAt = (uid: number, key: Key): Answer => {
    const task = tasks[uid];
    // Tasks of several indexes are shown only to keys for all of them.
    if (!task || (task.indexUid === null && !key.indexes.includes('*')))
      return error(404, 'task_not_found', `Task \`${uid}\` not found.`);
    if (task.looks++ === 0 && !task.state)
      return { status: 200, body: { uid, status: 'processing', error: null } };
    for (const each of tasks.slice(0, uid + 1)) {
      if (each.state) continue;
      const failure = each.work();
      each.state = { status: failure ? 'failed' : 'succeeded', error: failure ?? null };
    }
    return { status: 200, body: { uid, type: task.type, indexUid: task.indexUid, ...task.state } };
  };

  const answer = ({ method, path, key: sent, body }: Request): Answer => {
    if (!sent)
      return error(401, 'missing_authorization_header', 'The Authorization header is missing.', 'auth');
    const [, top = '', uid = '', part = ''] = path.split(/[/?]/);
    const action = part === 'search' ? 'search' : '*';
    const key = keys.find((one) => one.key === sent);
    const mayDo = key && (key.actions.includes('*') || key.actions.includes(action));
    const mayUse = key && (key.indexes.includes('*') || key.indexes.includes(uid) || top !== 'indexes');
    if (!mayDo || !mayUse) return error(403, 'invalid_api_key', 'The provided API key is invalid.', 'auth');
    if (top === 'tasks') return lookAt(Number(uid), key);
    if (top === 'keys' && method === 'GET') return page(path, keys);
    if (top === 'keys') {
      const made = { ...(body as Omit<Key, 'key'>), key: `searchkey${keys.length}` };
      keys.push(made);
      return { status: 201, body: made };
    }
    if (top === 'swap-indexes') {
      const [{ indexes, rename = false }] = body as [{ indexes: [string, string]; rename?: boolean }];
      return started('indexSwap', null, () => stored.swap(...indexes, rename));
    }
    if (!part && method === 'POST') {
      const made = body as { uid: string; primaryKey: string };
      return started('indexCreation', made.uid, () => stored.create(made.uid, made.primaryKey));
    }
    if (path.startsWith('/indexes?')) return page(path, stored.list());
    if (method === 'DELETE') return started('indexDeletion', uid, () => stored.remove(uid));
    if (method === 'PATCH') return started('settingsUpdate', uid, () => stored.set(uid, body as object));
    if (part === 'documents')
      return started('documentAdditionOrUpdate', uid, () => stored.add(uid, body as never));
    const view = stored.view(uid);
    if (!view) return error(404, 'index_not_found', `Index \`${uid}\` not found.`);
    if (part === 'stats') return { status: 200, body: { numberOfDocuments: view.count, isIndexing: false } };
    if (part === 'search') return { status: 200, body: { hits: [], query: '', totalHits: view.count } };
    return { status: 200, body: view.index };
  };

  const control = {
    stored,
    keys,
    requests,
    host: '',
    /** Answers in place of the server for the requests it picks. */
    fault: (_request: Request): Answer | undefined => undefined,
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  const server = createServer((request, response) => {
    void read(request).then((asked) => {
      requests.push(asked);
      const given = control.fault(asked) ?? answer(asked);
      if (given === 'hang') return;
      if (given === 'drop') request.socket.destroy();
      else if ('html' in given) response.writeHead(200, { 'Content-Type': 'text/html' }).end(given.html);
      else if ('location' in given) response.writeHead(301, { Location: given.location }).end();
      else
        response
          .writeHead(given.status, { 'Content-Type': 'application/json' })
          .end(JSON.stringify(given.body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  control.host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return control;
}
