import { accountPaths, type AccountPath } from '../domain/account/account-paths.ts';
import { gatesOf, type Gate } from '../domain/account/gate.ts';
import { SIGN_IN_TYPES } from '../domain/account/sign-in-type.ts';
import { GENERAL_WORDS, signInWords, type SignInWords } from '../domain/account/sign-in-words.ts';
import type { SiteParts } from './site-parts.ts';

const PRIVACY = '/privacy-policy';

/** What the pages of accounts show: nothing of anybody, since they are the same for all (spec A10). */
export type AccountPlan = {
  path: AccountPath;
  /** The words of the sign-in page: for everybody, and by type. */
  words: { general: SignInWords; types: Record<string, SignInWords> };
  /** Where the site says how it handles details; undefined where it does not. */
  privacy: string | undefined;
};

/** The pages of accounts (spec A5); none without `account` in the settings. */
export function accountPages({ tenant, pageKey, isPage }: SiteParts) {
  const { account } = tenant;
  const types = SIGN_IN_TYPES.map((type) => [type, signInWords(type, account ? account.words : {})]);
  const plan = (path: AccountPath): AccountPlan => ({
    path,
    words: { general: GENERAL_WORDS, types: Object.fromEntries(types) as AccountPlan['words']['types'] },
    privacy: isPage(PRIVACY) ? PRIVACY : undefined,
  });
  return {
    pages: () => accountPaths(tenant).map((path) => ({ path, key: pageKey('account', plan(path)) })),
    plan,
    /** The gates that the page of a path can have (spec A10). */
    gatesOf: (path: string): Gate[] => gatesOf(path, account ? account.gates : []),
  };
}
