import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { callPath } from '../../api/call-path.ts';
import { HAND_OVER_RELEASE } from '../../api/routes.ts';
import { handoverFile } from '../../api/hand-over-release.ts';
import { ExpectedError } from '../../command-line/expected-error.ts';
import type { HandoverText } from './handover-of.ts';
import { isSilence, MAX_SILENT, SILENT_WAY_OUT } from './is-silence.ts';
import { jsonWith, writeZipped } from './zipped-file.ts';

/** Milliseconds that the backend has to take a release. */
const TIMEOUT_MS = 60_000;
/** How many releases in a row a backend has left without an answer, by its address. */
const silentFor = new Map<string, number>();

/** Where releases are sent to, beside the shared folder: the address of the backend, and the operator's token. */
export type BackendAddress = { url: string; token: string };

/**
 * The backend that FORECOURT_BACKEND_URL names, with the token in FORECOURT_OPERATOR_TOKEN; undefined when neither is set.
 * Throws when one is missing, or the address is none.
 */
export function backendOf(
  environment: Readonly<Record<string, string | undefined>>,
): BackendAddress | undefined {
  const { FORECOURT_BACKEND_URL: url, FORECOURT_OPERATOR_TOKEN: token } = environment;
  if (!url) return undefined;
  if (!URL.canParse(url) || !token)
    throw new ExpectedError(
      'To hand releases over, set FORECOURT_BACKEND_URL to an address such as https://backend.example.com, and ' +
        'FORECOURT_OPERATOR_TOKEN to a token that `npm run backend -- token` has made for the operator.',
    );
  return { url, token };
}

/**
 * Hands a publication over to the backend: always as a file beside the releases, and by a call where an address is given.
 * A backend that is silent again and again is not asked any more by this process. Throws when either fails; the site is live
 * by then, and the next build hands over again.
 */
export async function handOver(
  handover: HandoverText,
  outFolder: string,
  backend?: BackendAddress,
): Promise<void> {
  const { stock, ...others } = handover;
  const { tenant, release } = others;
  const file = path.join(outFolder, handoverFile(tenant, release));
  await writeZipped(file, jsonWith(others, 'stock', [stock]));
  if (!backend) return;
  const address = new URL(callPath(HAND_OVER_RELEASE.path, { slug: tenant, id: release }), backend.url);
  const silent = silentFor.get(address.origin) ?? 0;
  if (silent >= MAX_SILENT)
    throw new Error(
      `${address.origin} gave no answer to ${silent} releases in a row, and was not asked. ${SILENT_WAY_OUT}`,
    );
  const answer = await fetch(address, {
    method: HAND_OVER_RELEASE.method,
    headers: {
      authorization: `Bearer ${backend.token}`,
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    },
    body: new Uint8Array(await readFile(file)),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    silentFor.set(address.origin, isSilence(error) ? silent + 1 : 0);
    throw isSilence(error) ? new Error(`${address.origin} gave no answer to the release ${release}`) : error;
  });
  silentFor.set(address.origin, 0);
  if (!answer.ok) throw new Error(`${address.origin} answered ${answer.status} to the release ${release}`);
}
