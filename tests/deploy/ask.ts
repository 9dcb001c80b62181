import { request, type IncomingHttpHeaders } from 'node:http';

export type Asked = { status: number; headers: IncomingHttpHeaders; text: string };

/** Asks a server on this machine for a target exactly as it is written, under the name of a host. */
export function ask(
  port: number,
  target: string,
  { host = 'www.my-cars.example', method = 'GET', headers = {} as Record<string, string>, body = '' } = {},
): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path: target, method, headers: { host, ...headers } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      },
    );
    asked.on('error', reject).end(body);
  });
}
