import { atom } from 'nanostores';
import type { KeptFinance } from '../api/kept-finance.ts';

/** What the backend has of finance for the shopper who is signed in (spec C12); undefined for everyone else, and until it is asked. */
export const $ownFinance = atom<KeptFinance | undefined>(undefined);
