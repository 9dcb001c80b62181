import { accountSuite } from '../account-store/account-suite.fixture.ts';
import { checkoutSuite } from '../checkout/checkout-suite.fixture.ts';
import { holdSuite } from '../checkout-store/hold-suite.fixture.ts';
import { appointmentSuite } from '../garage/appointment-suite.fixture.ts';
import { documentSuite } from '../garage/document-suite.fixture.ts';
import { garageSuite } from '../garage/garage-suite.fixture.ts';
import { paymentRequestSuite } from '../checkout-store/payment-request-suite.fixture.ts';
import { financeSuite } from '../credit/finance-suite.fixture.ts';
import { ownedVehicleSuite } from '../garage/owned-vehicle-suite.fixture.ts';
import { ledgerSuite } from '../ledger/ledger-suite.fixture.ts';
import { outboxSuite } from '../outbox/outbox-suite.fixture.ts';
import { paymentSuite } from '../payments/payment-suite.fixture.ts';
import { searchPrivacySuite } from '../saved-search-store/search-privacy-suite.fixture.ts';
import { savedSearchSuite } from '../saved-search-store/saved-search-suite.fixture.ts';
import { accessSuite } from './access-suite.fixture.ts';
import { backupSuite } from './backup-suite.fixture.ts';
import { acceptLeadSuite } from './accept-lead-suite.fixture.ts';
import { bookingSuite } from './booking-suite.fixture.ts';
import { nightLetterSuite } from './night-letter-suite.fixture.ts';
import { promotionSuite } from '../promotion/promotion-suite.fixture.ts';
import { tradeInSuite } from '../trade-in/trade-in-suite.fixture.ts';
import type { Store } from './store.ts';
import { tendLeadsSuite } from './tend-leads-suite.fixture.ts';

/** What every store of leads must do, whichever database it is; `open` gives one without leads. */
export function storeSuite(open: () => Promise<Store>): void {
  acceptLeadSuite(open);
  bookingSuite(open);
  holdSuite(open);
  paymentSuite(open);
  paymentRequestSuite(open);
  checkoutSuite(open);
  tendLeadsSuite(open);
  outboxSuite(open);
  accessSuite(open);
  accountSuite(open);
  savedSearchSuite(open);
  searchPrivacySuite(open);
  garageSuite(open);
  appointmentSuite(open);
  ownedVehicleSuite(open);
  documentSuite(open);
  promotionSuite(open);
  financeSuite(open);
  ledgerSuite(open);
  tradeInSuite(open);
  nightLetterSuite(open);
  backupSuite(open);
}
