import type { Context } from 'hono';
import type { LeadFile } from '../../domain/lead/lead.ts';
import type { BackendEnv } from '../backend.ts';

/** A name for old browsers: what is not plain is left out. */
const plain = (name: string): string => name.replace(/[^\w .-]/g, '_');
const encoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );

/**
 * A file of a shopper, to be kept and never shown (spec F7): whatever is in it, no browser opens it as a page of this host.
 */
export function answerFile(context: Context<BackendEnv>, { name, type }: LeadFile, bytes: Buffer): Response {
  return context.body(new Uint8Array(bytes), 200, {
    'content-type': type,
    'content-disposition': `attachment; filename="${plain(name)}"; filename*=UTF-8''${encoded(name)}`,
    'content-security-policy': "default-src 'none'; base-uri 'none'; sandbox; frame-ancestors 'none'",
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
}
