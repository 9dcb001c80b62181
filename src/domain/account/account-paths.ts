import { SIGN_IN_PATH } from './sign-in-address.ts';
import { WATCHLIST_PATH } from './watchlist.ts';

export const ACCOUNT_PATH = '/account';

/** The settings that decide which account pages there are. */
export type AccountSite = { account: object | false };

const PATHS = [SIGN_IN_PATH, ACCOUNT_PATH, WATCHLIST_PATH] as const;
export type AccountPath = (typeof PATHS)[number];

/** The pages of accounts that a site has; none where shoppers do not sign in (spec R3). */
export const accountPaths = ({ account }: AccountSite): readonly AccountPath[] => (account ? PATHS : []);
