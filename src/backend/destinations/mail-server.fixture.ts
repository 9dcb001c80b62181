import type { SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { startMailServer, type MailServer } from './start-mail-server.fixture.ts';

/** A mail server that takes every email, or does as `options` say, until the test has ended. */
export async function mailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const server = await startMailServer(options);
  onTestFinished(server.close);
  return server;
}
