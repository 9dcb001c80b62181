const TAKEN_OUT = String.raw`\+|plus|ex(?:cl?(?:\.|uding|usive|udes|uded)?)?(?: of)?|before|without|net(?: of)?|not incl?(?:\.|uding|usive|udes|uded)?|does not include|add|no(?=t? incl)`;
const TAX = '(?:g\\.?s\\.?t\\.?|tax(?:es)?|vat)';
/** Words of a price without GST, which may not be shown as the price: '+ GST', 'GST exclusive', 'tax not included'. */
const WITHOUT_TAX = new RegExp(
  String.raw`(?:^|[\s(,*])(?:${TAKEN_OUT})\s*(?:the )?(?:10% ?)?${TAX}\b|\b${TAX}[\s:.-]*(?:is |are )?(?:ex(?:cl?\.?|cluded|clusive|cluding|tra)?|not incl?(?:\.|uded|usive|uding)?|additional|added|to be added|on top|payable)\b`,
  'i',
);
/** The same in a column that is of the tax alone. */
const WITHOUT = new RegExp(
  String.raw`^\W*(?:${TAKEN_OUT}|extra|additional|not included|net(?:t| price)?)[\s.)]*$`,
  'i',
);

const INCLUDED = new RegExp(
  String.raw`\b(?<!not |n.t )inc(?:l?\.?|luding|ludes|lusive(?: of)?)\s*(?:the )?(?:10% ?)?${TAX}\b`,
  'i',
);

/** True if words say that GST comes on top of a price; `isOfTax` for words of a column that is of the tax alone. */
export const isWithoutTax = (words: unknown, isOfTax = false): boolean =>
  typeof words === 'string' &&
  (WITHOUT_TAX.test(words.trim().replace(INCLUDED, '')) || (isOfTax && WITHOUT.test(words.trim())));
