import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { nightMail } from './night-mail.ts';
import { smtpMailer } from './mailers.ts';

const MAIL = nightMail('morning-my-cars.n1', {
  at: '2026-11-22T16:00:00.000Z',
  from: 'nights@operator.example',
  to: ['sales@my.example'],
  subject: 'My Cars this morning: 12 new',
  text: 'This morning',
});

test('O2 a mail server that takes the connection and never speaks is silent; one that refuses it is not', async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await smtpMailer(url)(MAIL, 'my-cars')).toMatchObject({ kind: 'failed', isSilent: true });
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
  expect(await smtpMailer(url)(MAIL, 'my-cars')).toMatchObject({ kind: 'failed', isSilent: false });
});
