import { PageParts } from '../../components/ui/page-parts.ts';

/** Parts of the pages of accounts that their scripts read and fill. */
export const accountParts = new PageParts<{
  /** Seen once it is known that somebody is signed in, or only while that is asked. */
  member: true;
  asking: true;
  /** Seen where nobody could be asked. */
  offline: true;
}>();
