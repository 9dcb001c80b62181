import { atom } from 'nanostores';
import type { AccountAnswer } from '../api/read-account.ts';

/** Who is signed in, once the page has asked; undefined before that and where nobody is (spec A5). */
export const $account = atom<AccountAnswer | undefined>();
