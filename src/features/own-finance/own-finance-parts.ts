import { PageParts } from '../../components/ui/page-parts.ts';
import type { OfferWords } from '../../domain/finance/offer-words.ts';

/** Parts of finance pages that are filled for whoever is signed in. */
export const ownFinanceParts = new PageParts<{
  /** The figures for a choice, the words of what came of it, and what takes the choice away. */
  figures: true;
  told: true;
  forget: true;
  /** What shows an estimate, and each of its words. */
  estimate: true;
  word: keyof OfferWords;
  /** What was asked, and the row that each is written into. */
  enquiries: true;
  'enquiry-list': true;
  'enquiry-row': true;
  'enquiry-name': true;
  'enquiry-kind': true;
  'enquiry-state': true;
}>();
