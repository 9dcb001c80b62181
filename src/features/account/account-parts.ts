import { PageParts } from '../../components/ui/page-parts.ts';

/** Parts of the pages of accounts that their scripts read and fill. */
export const accountParts = new PageParts<{
  /** The words of the sign-in page by type, as JSON. */
  words: string;
  title: true;
  text: true;

  /** Which step of signing in is seen. */
  step: 'phone' | 'code';
  /** Where a code was sent to. */
  'sent-to': true;
  'send-again': true;
  'other-number': true;
  /** Back to where the visitor came from. */
  back: true;

  /** The summary of what is to be mended, and the message beside a field, by its name. */
  summary: true;
  'error-of': string;
  /** What is being done, for those who cannot see the button. */
  status: true;

  /** Seen once it is known that somebody is signed in, or only while that is asked. */
  member: true;
  asking: true;
  /** Seen where nobody could be asked. */
  offline: true;
  /** The number that somebody signed in with. */
  phone: true;
  details: true;
  'sign-out': 'here' | 'everywhere';
  erase: true;
}>();
