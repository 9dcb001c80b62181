import { useEffect, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { READ_ACCOUNT, REQUEST_CODE, SIGN_IN } from '../../api/routes.ts';
import { ErrorSummary } from '../../components/form/ErrorSummary.tsx';
import { NO_MOBILE, readMobile } from '../../domain/account/mobile-phone.ts';
import { readSignInAddress, type SignInAddress } from '../../domain/account/sign-in-address.ts';
import { NOT_A_CODE, readCode } from '../../domain/account/sign-in-code.ts';
import { SIGN_IN_PLACES } from '../../domain/account/sign-in-marks.ts';
import type { SignInWords } from '../../domain/account/sign-in-words.ts';
import { needsNewProof } from '../../domain/lead/proof-age.ts';
import { displayPhone } from '../../domain/location/phone.ts';
import { callApi, type Called } from '../../services/call-api.ts';
import { joinWatchlist } from '../../state/merge-watchlist.ts';
import { $signedIn } from '../../state/signed-in.ts';
import { AccountField } from './AccountField.tsx';
import { enterAccount } from '../../components/account/enter-account.ts';
import { useCountDown } from './use-count-down.ts';
import { useErrors } from './use-errors.ts';

/** Milliseconds for which sending a code waits for the proof of work. */
const PROOF_TIMEOUT_MS = 6_000;

const NO_ANSWER = "We couldn't connect. Check your connection and try again.";

/** Keeps a number on one line. */
const NBSP = '\u00a0';
const FIELD_IDS = { phone: 'sign-in-phone', code: 'sign-in-code' } as const;

type Props = {
  words: { general: SignInWords; types: Record<string, SignInWords> };
  privacy: string | undefined;
};
type Step = 'phone' | 'code';

/** Loaded when a shopper begins to type: few visitors of the page need it. */
const solveProof = async (): Promise<string | undefined> =>
  (await import('../../services/solve-proof.ts')).solveProof();

const errorOf = (called: Exclude<Called<unknown>, { kind: 'answered' }>): string =>
  called.kind === 'refused' && called.error !== '' ? called.error : NO_ANSWER;

/** A proof of work for one code, begun when the number is typed; without one fewer codes are sent. */
function useProof(): { begin: () => void; take: () => Promise<string | undefined> } {
  const begun = useRef<{ proof: Promise<string | undefined>; madeAt: number }>(undefined);
  return {
    begin: () => {
      if (begun.current) return;
      begun.current = { proof: solveProof(), madeAt: Date.now() };
      // What comes of it is asked for when the code is.
      begun.current.proof.catch(() => undefined);
    },
    take: () => {
      const { current } = begun;
      begun.current = undefined;
      const isFresh = current && !needsNewProof({ madeAt: current.madeAt, isUsed: false }, Date.now());
      const solving = isFresh ? current.proof : solveProof();
      const late = new Promise<undefined>((resolve) =>
        setTimeout(() => resolve(undefined), PROOF_TIMEOUT_MS),
      );
      return Promise.race([solving.catch(() => undefined), late]);
    },
  };
}

/** What the end of the address brings into view for browsers without scripts. */
function Places() {
  const { noMobile, tooMany, numberFull, noCodes, siteFull } = SIGN_IN_PLACES;
  return (
    <>
      <p id={noMobile} className="account-error account-place">
        {NO_MOBILE}
      </p>
      <p id={tooMany} className="account-error account-place">
        Too many codes requested. Try again in ten minutes.
      </p>
      <p id={numberFull} className="account-error account-place">
        We've sent this number as many codes as we can today. Please try again tomorrow.
      </p>
      <p id={noCodes} className="account-error account-place">
        We can't text a code to this browser right now, because too many were asked for. Turn JavaScript on
        and load the page again, or try again later.
      </p>
      <p id={siteFull} className="account-error account-place">
        We can't text any more codes right now. Please try again later.
      </p>
    </>
  );
}

/** Signing in with a code to the phone (spec A5): two forms that work by themselves, a step at a time with scripts. */
export function SignInForm({ words, privacy }: Props) {
  const phoneRef = useRef<HTMLInputElement>(null);
  const codeRef = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState<SignInAddress>();
  const [step, setStep] = useState<Step>('phone');
  const [phone, setPhone] = useState('');
  const [challenge, setChallenge] = useState('');
  const [busy, setBusy] = useState<Step>();
  /** Counts the steps that were shown: each time its field takes the focus. */
  const [moved, setMoved] = useState(0);
  const { left, start } = useCountDown();
  const { errors, failure, summaryRef, errorOf: messageOf, show } = useErrors();
  const proof = useProof();
  const isAwake = address !== undefined;
  const isEntering = useRef(false);

  useLayoutEffect(() => {
    const read = readSignInAddress(location.search, location.origin);
    setAddress(read);
    if (phoneRef.current?.value) proof.begin();
    // A visitor who comes here by a link and is signed in already has nothing to do here.
    if (read.redirect === '/') return;
    const leaveIfSignedIn = (): void =>
      void callApi(READ_ACCOUNT).then((called) => {
        if (!isEntering.current && called.kind === 'answered' && called.answer.user)
          location.replace(read.redirect);
      });
    leaveIfSignedIn();
    // Nor has one who signs in by another tab.
    return $signedIn.listen((is) => is && leaveIfSignedIn());
  }, []);
  useEffect(() => {
    if (moved > 0) (step === 'code' ? codeRef : phoneRef).current?.focus();
  }, [moved]);

  const fail = (field: Step, message: string): void => show([{ field, message }]);
  function goTo(next: Step): void {
    show([]);
    setStep(next);
    setMoved((count) => count + 1);
  }
  /** One thing at a time, however often a button is pressed. */
  async function once(at: Step, work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(at);
    try {
      await work();
    } finally {
      setBusy(undefined);
    }
  }
  async function sendCode(typed: string): Promise<void> {
    const mobile = readMobile(typed);
    if (mobile === undefined) return fail('phone', NO_MOBILE);
    const solved = await proof.take();
    const called = await callApi(REQUEST_CODE, {
      body: { phone: mobile, ...(solved !== undefined && { proof: solved }) },
    });
    if (called.kind !== 'answered') return fail(step, errorOf(called));
    setPhone(mobile);
    setChallenge(called.answer.challenge);
    if (codeRef.current) codeRef.current.value = '';
    goTo('code');
    start(called.answer.resend_in);
  }
  async function tryCode(typed: string): Promise<void> {
    const code = readCode(typed);
    if (code === undefined) return fail('code', NOT_A_CODE);
    const called = await callApi(SIGN_IN, { body: { challenge, code } });
    if (called.kind !== 'answered') return fail('code', errorOf(called));
    isEntering.current = true;
    enterAccount(called.answer);
    if (called.answer.user) await joinWatchlist(called.answer.user);
    // Back leads to where the visitor came from, and not to a code that is used up.
    location.replace(address?.redirect ?? '/');
  }
  const submit = (event: SubmitEvent<HTMLFormElement>, at: Step): void => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get(at) ?? '');
    void once(at, () => (at === 'phone' ? sendCode(typed) : tryCode(typed)));
  };

  const own = (address?.type && words.types[address.type]) ?? words.general;
  const sent = phone === '' ? '' : `We've texted a code to ${displayPhone(phone).replaceAll(' ', NBSP)}.`;
  const isHeldBack = left > 0;
  return (
    <div className={`sign-in container-page account-page${isAwake ? ` sign-in-at-${step}` : ''}`}>
      <div className="card account-card">
        <h1 className="text-heading">{own.title}</h1>
        <p className="account-soft">{own.text}</p>
        <ErrorSummary
          ref={summaryRef}
          errors={errors}
          failure={failure}
          idOf={(field) => FIELD_IDS[field as Step]}
        />
        <form
          className="account-form account-phone"
          method="post"
          action={REQUEST_CODE.path}
          noValidate={isAwake}
          onSubmit={(event) => submit(event, 'phone')}
        >
          <Places />
          <AccountField
            ref={phoneRef}
            id={FIELD_IDS.phone}
            label="Mobile number"
            error={messageOf('phone')}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            required
            maxLength={40}
            onInput={proof.begin}
          />
          <button type="submit" className="button button-primary" aria-disabled={busy !== undefined}>
            <span>{busy === 'phone' ? 'Sending…' : 'Send Code'}</span>
          </button>
          <p className="account-small">
            We use your number to sign you in and fill in your forms.{' '}
            {privacy && (
              <a className="link" href={privacy}>
                Privacy policy
              </a>
            )}
          </p>
        </form>
        <form
          id={SIGN_IN_PLACES.code}
          className="account-form account-code"
          method="post"
          action={SIGN_IN.path}
          noValidate={isAwake}
          onSubmit={(event) => submit(event, 'code')}
        >
          <p className="account-sent">{sent || 'A code is on its way to your mobile.'}</p>
          <p id={SIGN_IN_PLACES.wrongCode} className="account-error account-place">
            That code is wrong or has expired.
          </p>
          <AccountField
            ref={codeRef}
            id={FIELD_IDS.code}
            className="field account-digits"
            label={
              <>
                <span>Code</span>
                <span className="account-hint">6 digits, from the text message</span>
              </>
            }
            error={messageOf('code')}
            name="code"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            maxLength={12}
          />
          <button type="submit" className="button button-primary" aria-disabled={busy !== undefined}>
            <span>{busy === 'code' ? 'Signing in…' : 'Sign in'}</span>
          </button>
          <p className="account-ways">
            <button
              type="button"
              className="account-way needs-script"
              aria-disabled={isHeldBack}
              onClick={() => !isHeldBack && void once('phone', () => sendCode(phone))}
            >
              <span>{isHeldBack ? `Send a new code (in ${left} s)` : 'Send a new code'}</span>
            </button>
            <a
              className="account-way"
              href="/sign-in"
              onClick={(event) => {
                event.preventDefault();
                goTo('phone');
              }}
            >
              Use Another Number
            </a>
          </p>
        </form>
        <p className="sr-only" role="status">
          {sent}
        </p>
        <p className="account-back">
          <a className="link" href={address?.back ?? '/'}>
            Back
          </a>
        </p>
      </div>
    </div>
  );
}
