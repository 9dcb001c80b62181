/** What the pages of accounts carry: one file, because each of its parts alone is smaller than the request for it. */
import './account-gate.ts';
import './details-element.ts';
import './sign-in-element.ts';
