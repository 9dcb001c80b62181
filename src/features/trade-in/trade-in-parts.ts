import { PageParts } from '../../components/ui/page-parts.ts';

/** Parts of the form of a dealer who has figures online, which its script fills in. */
export const tradeInParts = new PageParts<{
  /** Looks a plate up, and says what became of that. */
  'look-up': true;
  'plate-words': true;

  /** What is said while a figure is worked out, and where there is none. */
  working: true;
  missing: true;
  /** Why a visit comes first. */
  visit: true;
  'visit-words': true;

  /** The figure. */
  estimate: true;
  'own-vehicle': true;
  range: true;
  'valued-on': true;
  basis: true;
  changes: true;
  /** A figure is sent on to a platform. */
  record: true;

  /** The offer, once the form is sent; what was accepted of it. */
  offer: true;
  'offer-price': true;
  'offer-terms': true;
  'offer-failure': true;
  accept: true;
  accepted: true;
  'accepted-price': true;
}>();
