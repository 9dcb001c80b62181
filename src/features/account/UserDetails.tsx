import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { ERASE_ACCOUNT, EXPORT_ACCOUNT, SAVE_DETAILS, SIGN_OUT } from '../../api/routes.ts';
import { AccountGate } from '../../components/account/AccountGate.tsx';
import { ErrorSummary } from '../../components/form/ErrorSummary.tsx';
import type { UserDetails as Details } from '../../domain/account/user.ts';
import { DETAIL_FIELDS, validateDetails } from '../../domain/account/validate-details.ts';
import { WATCHLIST_PATH } from '../../domain/account/watchlist.ts';
import type { FieldKind } from '../../domain/lead/lead-form.ts';
import { displayPhone } from '../../domain/location/phone.ts';
import { callApi } from '../../services/call-api.ts';
import { $account } from '../../state/account.ts';
import { AccountField } from './AccountField.tsx';
import { enterAccount } from '../../components/account/enter-account.ts';
import { leaveAccount } from './leave-account.ts';
import { useErrors } from './use-errors.ts';

const NOT_DONE = "That didn't work. Check your connection and try again.";
const SURE = "Delete your account and everything in it? You can't undo this.";
const TYPES: Partial<Record<FieldKind, 'email' | 'tel'>> = { email: 'email', phone: 'tel' };
const SIGNED_OUT = 401;

/** What is being done, by the button that began it. */
type Work = 'save' | 'here' | 'everywhere' | 'erase';

const idOf = (name: string): string => `account-${name}`;

function DetailFields({ errorOf }: { errorOf: (field: string) => string | undefined }) {
  return (
    <div className="account-fields">
      {DETAIL_FIELDS.map(({ name, kind, label, autocomplete }) => (
        <AccountField
          key={name}
          id={idOf(name)}
          label={label}
          error={errorOf(name)}
          name={name}
          type={TYPES[kind] ?? 'text'}
          inputMode={kind === 'postcode' ? 'numeric' : undefined}
          autoComplete={autocomplete}
        />
      ))}
    </div>
  );
}

/** The details of the user who is signed in (spec A5, A10): shown, corrected, exported, erased. */
export function UserDetails({ privacy }: { privacy: string | undefined }) {
  return (
    <AccountGate type="my-garage">
      <DetailsOfMember privacy={privacy} />
    </AccountGate>
  );
}

function DetailsOfMember({ privacy }: { privacy: string | undefined }) {
  const account = useStore($account);
  const formRef = useRef<HTMLFormElement>(null);
  const [working, setWorking] = useState<Work>();
  const [isSaved, setSaved] = useState(false);
  const [isSure, setSure] = useState(false);
  const eraseRef = useRef<HTMLButtonElement>(null);
  const wasSure = useRef(false);
  useEffect(() => {
    // The button that had the focus is gone.
    if (wasSure.current && !isSure) eraseRef.current?.focus();
    wasSure.current = isSure;
  }, [isSure]);
  const { errors, failure, summaryRef, errorOf, show } = useErrors();

  useEffect(() => {
    for (const [name, value] of Object.entries(account?.details ?? {})) {
      const control = formRef.current?.elements.namedItem(name);
      if (control instanceof HTMLInputElement) control.value = name === 'phone' ? displayPhone(value) : value;
    }
  }, [account]);

  async function save(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (working) return;
    setSaved(false);
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    const read = validateDetails(typed);
    if ('errors' in read) return show(read.errors);
    show([]);
    setWorking('save');
    const called = await callApi(SAVE_DETAILS, { body: typed as Details });
    setWorking(undefined);
    if (called.kind === 'answered') {
      enterAccount(called.answer);
      $account.set(called.answer);
      return setSaved(true);
    }
    if (called.kind === 'refused' && called.status === SIGNED_OUT) return location.reload();
    show([], called.kind === 'refused' && called.error ? called.error : NOT_DONE);
  }
  async function leave(by: Work, work: () => Promise<{ kind: string }>): Promise<void> {
    if (working) return;
    setWorking(by);
    const { kind } = await work();
    if (kind === 'unanswered') {
      setWorking(undefined);
      return show([], NOT_DONE);
    }
    leaveAccount();
    location.assign('/');
  }

  return (
    <div className="user-details">
      <p className="account-soft">
        Signed in with{' '}
        <strong className="whitespace-nowrap">{displayPhone(account?.user?.phone ?? '')}</strong>.{' '}
        <a className="link" href={WATCHLIST_PATH}>
          Your watchlist
        </a>
      </p>
      <section className="card account-block" aria-labelledby="account-details">
        <h2 id="account-details" className="text-heading">
          Your details
        </h2>
        <p className="account-soft">We use these to fill in our forms for you. All of them are optional.</p>
        <ErrorSummary ref={summaryRef} errors={errors} failure={failure} idOf={idOf} />
        <form
          ref={formRef}
          className="account-form"
          method="post"
          noValidate
          onSubmit={(event) => void save(event)}
        >
          <DetailFields errorOf={errorOf} />
          <div className="account-buttons">
            <button type="submit" className="button button-primary" aria-disabled={working === 'save'}>
              <span>{working === 'save' ? 'Saving…' : 'Save details'}</span>
            </button>
            {privacy && (
              <a className="link account-small self-center" href={privacy}>
                Privacy policy
              </a>
            )}
          </div>
          <p role="status">{isSaved ? 'Your details have been saved.' : ''}</p>
        </form>
      </section>
      <section className="card account-block" aria-labelledby="account-out">
        <h2 id="account-out" className="text-heading">
          Sign out
        </h2>
        <p className="account-soft">Signing out also clears form details saved on this device.</p>
        <div className="account-buttons">
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={working === 'here'}
            onClick={() => void leave('here', () => callApi(SIGN_OUT, { body: {} }))}
          >
            <span>{working === 'here' ? 'Signing out…' : 'Sign out'}</span>
          </button>
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={working === 'everywhere'}
            onClick={() => void leave('everywhere', () => callApi(SIGN_OUT, { body: { everywhere: true } }))}
          >
            <span>{working === 'everywhere' ? 'Signing out…' : 'Sign out everywhere'}</span>
          </button>
        </div>
      </section>
      <section className="card account-block" aria-labelledby="account-data">
        <h2 id="account-data" className="text-heading">
          Your data
        </h2>
        <p className="account-soft">
          Erasing deletes this account and everything in it. Enquiries you've sent stay with the dealer.
        </p>
        <div className="account-buttons">
          <a className="button button-quiet" href={EXPORT_ACCOUNT.path} download="my-account.json">
            Download my data
          </a>
          <button
            type="button"
            className="button button-quiet account-danger"
            ref={eraseRef}
            hidden={isSure}
            onClick={() => setSure(true)}
          >
            Erase my account
          </button>
        </div>
        {isSure && (
          <div className="account-buttons" role="group" aria-label="Erase my account">
            <p className="w-full">{SURE}</p>
            <button
              type="button"
              className="button button-quiet account-danger"
              aria-disabled={working === 'erase'}
              onClick={() =>
                void leave('erase', () => callApi(ERASE_ACCOUNT, { body: { confirm: 'erase' } }))
              }
            >
              <span>{working === 'erase' ? 'Erasing…' : 'Yes, Erase It'}</span>
            </button>
            <button type="button" className="button button-primary" autoFocus onClick={() => setSure(false)}>
              Keep It
            </button>
          </div>
        )}
      </section>
    </div>
  );
}
