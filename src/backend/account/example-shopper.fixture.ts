import { REQUEST_CODE, SIGN_IN } from '../../api/routes.ts';
import type { CodeRequested } from '../../api/request-code.ts';
import type { AccountSettings } from '../../domain/account/account-settings.ts';
import type { TenantInput } from '../../tenant/schema.ts';
import { exampleBackend, exampleHandover, NOW, type Asked } from '../example-backend.fixture.ts';
import { toSiteRelease } from '../tenants/site-release.ts';
import type { Backend } from '../backend.ts';

export const ROSA = '0491 570 006';

/** The session cookie that an answer sets, as a browser sends it back; '' for none. */
export const cookieOf = ({ headers }: Asked, name = '__Host-account'): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .find((cookie) => cookie.startsWith(`${name}=`)) ?? '';

/** A backend of a dealer with accounts, a clock that can be moved, and shoppers who sign in. */
export async function accountBackend(
  account: Partial<AccountSettings> = {},
  tenant: Partial<TenantInput> = {},
  changes: Partial<Backend> = {},
) {
  const clock = { now: NOW };
  const site = toSiteRelease(exampleHandover({ tenant: { account, ...tenant } }));
  const example = await exampleBackend([site], { clock: () => clock.now, ...changes });
  const { post, sentCodes } = example;

  const askCode = (phone: string, headers: Record<string, string> = {}): Promise<Asked> =>
    post(REQUEST_CODE.path, { phone }, headers);
  const tryCode = (challenge: string, code: string, headers: Record<string, string> = {}): Promise<Asked> =>
    post(SIGN_IN.path, { challenge, code }, headers);
  /** The code that was sent last. */
  const lastCode = (): string => sentCodes.at(-1)?.code ?? '';

  /** Signs in, and gives the cookie of the session. */
  async function signIn(phone = ROSA): Promise<string> {
    const { challenge } = (await askCode(phone)).json() as CodeRequested;
    return cookieOf(await tryCode(challenge, lastCode()));
  }
  return { ...example, clock, askCode, tryCode, lastCode, signIn };
}
