import { useState } from 'react';
import { LIST_PAYMENTS, PAY_BY_REFERENCE, READ_PAYMENT } from '../../api/routes.ts';
import type { AskedPayment } from '../../api/online-payments.ts';
import { Icon } from '../../components/ui/Icon.tsx';
import { usePageReturn } from '../../components/ui/use-page-return.ts';
import { priorPath, signInHref } from '../../domain/account/sign-in-address.ts';
import { shortReference } from '../../domain/lead/short-reference.ts';
import { displayPhone, phoneHref } from '../../domain/location/phone.ts';
import { REQUEST_WORD } from '../../domain/payment/online-payment.ts';
import { callApi, type Called } from '../../services/call-api.ts';
import { leadOnAtOnce } from '../../services/go-to-payment.ts';

const NO_ANSWER = "We can't be reached right now. You haven't been charged.";
const NONE = 'You have nothing to pay. There are no payment requests for this number.';
const NOT_SIGNED_IN = 401;
const NOT_FOUND = 404;

type Props = {
  seller: string;
  licence: { label: string; number: string };
  phone: string | undefined;
  note: string;
  hasAccounts: boolean;
};

/** What is shown: what was asked for, a sentence why there is nothing, or the way to what is asked. */
type View =
  | { show: 'asking' | 'nobody' }
  | { show: 'list'; payments: readonly AskedPayment[] }
  | { show: 'closed'; words: string; canRetry: boolean };

/** Listens once to each link to a payment: the function stays the same from one render to the next. */
const payLink = (link: HTMLAnchorElement | null): void => {
  if (link) leadOnAtOnce(link);
};

/** What is to be paid, or the receipt (spec A6). */
function PaymentCard({
  payment,
  seller,
  licence,
}: { payment: AskedPayment } & Pick<Props, 'seller' | 'licence'>) {
  const facts = [
    ['For', payment.purpose],
    ['Amount', payment.amount],
    ['Asked', payment.asked],
    ['Paid', payment.paid],
    ['To', `${seller}, ${licence.label} ${licence.number}`],
  ] as const;
  return (
    <li className="card payment-card">
      <h2 className="text-heading">{payment.title}</h2>
      <p>{payment.text}</p>
      <dl className="payment-facts">
        {facts.map(
          ([label, words]) =>
            words !== undefined && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{words}</dd>
              </div>
            ),
        )}
        <div>
          <dt>Reference</dt>
          <dd className="payment-reference">{shortReference(payment.id)}</dd>
        </div>
      </dl>
      <p className="payment-actions">
        {payment.pay !== undefined && (
          <a ref={payLink} className="button button-primary" href={payment.pay}>
            {`Pay ${payment.amount}`}
          </a>
        )}
        {payment.paid !== undefined && (
          <button type="button" className="button button-quiet" onClick={() => print()}>
            Print Receipt
          </button>
        )}
      </p>
    </li>
  );
}

/** Where nobody is known, and no payment is named. */
function OpenTheLink({ hasAccounts }: Pick<Props, 'hasAccounts'>) {
  const here = location.pathname + location.search;
  const prior = priorPath(document.referrer, location.origin);
  return (
    <div className="card payment-card">
      <h2 className="text-heading">Open the link you were sent</h2>
      <p>It's in our email and shows what you need to pay.</p>
      {hasAccounts && (
        <>
          <p>Or sign in with the mobile number we have on file.</p>
          <p>
            <a className="button button-primary" href={signInHref('online-payment', here, prior)}>
              Sign in
            </a>
          </p>
        </>
      )}
    </div>
  );
}

/** What the address asks for: one payment, or all of the session's; what is to be paid first. */
async function askedPayments(): Promise<Called<{ payments: readonly AskedPayment[] }>> {
  const id = new URLSearchParams(location.search).get(REQUEST_WORD);
  if (id !== null) {
    const called = await callApi(READ_PAYMENT, { parts: { id } });
    return called.kind === 'answered' ? { ...called, answer: { payments: [called.answer] } } : called;
  }
  const called = await callApi(LIST_PAYMENTS);
  if (called.kind !== 'answered') return called;
  const isOpen = ({ state }: AskedPayment): boolean => state === 'open';
  const { payments } = called.answer;
  const ordered = [...payments.filter(isOpen), ...payments.filter((each) => !isOpen(each))];
  return { ...called, answer: { payments: ordered } };
}

function viewOf(called: Awaited<ReturnType<typeof askedPayments>>, isNamed: boolean): View {
  if (called.kind === 'answered') {
    const { payments } = called.answer;
    return payments.length === 0
      ? { show: 'closed', words: NONE, canRetry: false }
      : { show: 'list', payments };
  }
  if (called.kind === 'unanswered') return { show: 'closed', words: NO_ANSWER, canRetry: true };
  // Without accounts no number is known: 404, as to a visitor who is not signed in.
  if (called.status === NOT_SIGNED_IN || (!isNamed && called.status === NOT_FOUND)) return { show: 'nobody' };
  return { show: 'closed', words: called.error, canRetry: false };
}

/**
 * What a shopper is asked to pay (spec A6): the one that the address names, else all of who is signed in. All that is shown
 * is the backend's answer of this moment; without scripts the payment code of an email leads to the provider.
 */
export function OnlinePayments({ seller, licence, phone, note, hasAccounts }: Props) {
  const [view, setView] = useState<View>({ show: 'asking' });
  async function look(): Promise<void> {
    setView({ show: 'asking' });
    const isNamed = new URLSearchParams(location.search).has(REQUEST_WORD);
    setView(viewOf(await askedPayments(), isNamed));
  }
  // Back from the page of the provider, too.
  usePageReturn(() => void look());
  return (
    <>
      {view.show === 'asking' && (
        <p className="payment-soft needs-script" role="status">
          Finding your invoice…
        </p>
      )}
      {view.show === 'list' && (
        <ul className="payment-list">
          {view.payments.map((payment) => (
            <PaymentCard key={payment.id} payment={payment} seller={seller} licence={licence} />
          ))}
        </ul>
      )}
      {view.show === 'closed' && (
        <div className="card payment-card">
          <p role="alert">{view.words}</p>
          {view.canRetry && (
            <button type="button" className="button button-primary" onClick={() => void look()}>
              Try Again
            </button>
          )}
        </div>
      )}
      {view.show === 'nobody' && <OpenTheLink hasAccounts={hasAccounts} />}
      <form className="card payment-card payment-plain" method="get" action={PAY_BY_REFERENCE.path}>
        <label htmlFor="payment-reference" className="payment-label">
          Payment code from our email
        </label>
        <input
          id="payment-reference"
          type="text"
          className="field"
          name={PAY_BY_REFERENCE.field}
          required
          autoComplete="off"
        />
        <button type="submit" className="button button-primary">
          Go to Payment
        </button>
      </form>
      {/* It comes with the answer, which would push it down. */}
      <div className={view.show === 'asking' ? 'payment-later' : undefined}>
        {note && <p className="payment-soft">{note}</p>}
        {phone && (
          <p className="payment-soft">
            Questions?{' '}
            <a href={phoneHref(phone)} className="link payment-phone">
              <Icon name="phone" className="size-4.5" />
              <span>{displayPhone(phone)}</span>
            </a>
          </p>
        )}
      </div>
    </>
  );
}
