import { saleWord } from '../read/sale-words.ts';
import { nameWords } from './folded-name.ts';
import type { Guess } from './guess-in-making.ts';

/** Words that a dealer writes for the yard and never for a shopper: what a vehicle cost, its least price, who has bought it. */
const FOR_THE_YARD =
  /\bfloor(?:ed)?(?: price)?:? ?(?:at |is )?\$?\d|\bbottom (?:dollar|line)\b|\bowe[sd]?(?: us)?:? \$?\d|\bowes us\b|\b(?:our|net|landed|stand[- ]?in|buy[- ]?in) (?:cost|price)\b|\bcost(?:s|ed)? us\b|\bcost price\b|\bstands us\b|\bwe paid\b|\bpaid \$?\d|\b(?:least|lowest|min(?:imum)?) (?:price|we|i|to take)|\b(?:won.?t|will|would|could|can) take \$?\d|\b(?:max(?:imum)?) discount\b|\btrade[- ]?in (?:from|value|price|at)\b|\bsold to [a-z]|\b(?:deposit|hold(?:ing)?|held|reserved) (?:from|for|by) [a-z]|\bcustomer (?:name|owes|wants|to pay)|\bmargin\b|\b(?:gross|net) profit\b|\bwholesale (?:at|for|to|price|value)\b|\brecon(?:ditioning)? (?:cost|bill)|\binternal\b|\bdo not (?:tell|show|disclose|sell|discount|advertise)\b/i;

/** Names of columns in which some dealers write to shoppers and most to themselves. */
const NOTES = /^(notes?|remarks?|memo|memos)$/;
/** Names that are of the yard whatever they hold. */
const OF_THE_YARD =
  /^(internal|private|office|staff|workshop|service|customer|buyer|purchaser|admin|confidential|sales|salesman)$/;

/** Leaves the comments out that are written for the yard, and asks about columns of notes: neither is shown unasked. */
export function nameComments(guess: Guess): void {
  const comments = guess.at('dealercomments');
  const told = comments?.column.values.filter((text) => FOR_THE_YARD.test(text)).length ?? 0;
  if (comments && told > 0)
    guess.leaveOut(
      'dealercomments',
      `${told} texts of '${comments.column.path}' speak of costs or buyers, which no shopper is to read: set feed.columns.dealercomments to it once they do not`,
    );
  if (comments && told === 0) return;
  for (const { path, values } of guess.profiles) {
    const words = nameWords(path.split('.').at(-1) ?? '');
    const isOfNotes = words.some((word) => NOTES.test(word)) && !words.some((word) => OF_THE_YARD.test(word));
    if (!isOfNotes || values.length === 0 || Object.values(guess.columns).flat().includes(path)) continue;
    const off = values.filter((text) => saleWord(text) !== undefined).length;
    guess.open.push(
      `'${path}' is not shown, as notes are mostly for the yard: where shoppers may read all of it, set feed.columns.dealercomments to '${path}'${off > 0 ? `; ${off} of its texts say that a vehicle is not for sale, which feed.columns.not_for_sale reads` : ''}`,
    );
  }
}
