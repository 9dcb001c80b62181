import { PageParts } from '../../components/ui/page-parts.ts';

/** Parts of the page of a promotion that its script fills in. */
export const promotionParts = new PageParts<{
  /** What can be done: waiting for an answer, signing in, taking part, what came of it, or why nothing can. */
  'promotion-view': 'asking' | 'sign-in' | 'enter' | 'drawn' | 'closed';
  /** What the page states, as the backend compares it. */
  'promotion-stated': string;
  'promotion-sign-in': true;
  'promotion-form': true;
  'promotion-problem': true;
  'promotion-spin': true;
  'promotion-wheel': true;
  'promotion-title': true;
  'promotion-text': true;
  'promotion-reference': true;
  'promotion-why': true;
}>();
