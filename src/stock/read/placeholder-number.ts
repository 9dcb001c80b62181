/** Words that stand in columns of numbers where there is no number, as they are written in lists of dealers. */
const WORDS = new Set(
  (
    'tba tbc tbd tobeadvised tobeconfirmed toberegistered unreg unregd unregistered notregistered notreg norego noplate noplates ' +
    'none null nil na nan unknown unk undefined pending awaiting enquire ask call vin stock stockno stocknumber rego plate number ' +
    'new used demo demonstrator test sample xx dealer dealerplate trade tradeplate sold no yes'
  ).split(' '),
);

/**
 * True if a stock number, rego or id is none: a word such as 'TBA' or 'UNREG', zeros, signs alone, or one sign again and again
 * ('XXXX', '99999', '111111'; 111 and 5555 are numbers of a yard that counts). Two vehicles that share such a word are not one vehicle (spec N2).
 */
export function isPlaceholderNumber(text: string): boolean {
  const folded = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return (
    folded === '' ||
    WORDS.has(folded) ||
    /^0+$/.test(folded) ||
    /^(\D)\1{2,}$|^9{5,}$|^(\d)\2{5,}$/u.test(folded)
  );
}

/** True if a number is one that a spreadsheet rounded: '1.23E+14' stands for many. */
export const isRoundedNumber = (text: string): boolean => /^-?\d(?:[.,]\d+)?e\+\d+$/i.test(text.trim());
