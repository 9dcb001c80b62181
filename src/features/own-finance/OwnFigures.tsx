import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { KeptFinance } from '../../api/kept-finance.ts';
import { FORGET_CREDIT_CHOICE, KEEP_CREDIT_CHOICE } from '../../api/routes.ts';
import { signInHref } from '../../domain/account/sign-in-address.ts';
import type { OfferWords } from '../../domain/finance/offer-words.ts';
import { termText } from '../../domain/finance/quote-words.ts';
import { callApi, type Called } from '../../services/call-api.ts';
import { $signedIn } from '../../state/signed-in.ts';
import { $ownFinance } from '../../state/own-finance.ts';

type Props = { bands: readonly string[]; terms: readonly number[]; days: number; credit: string };

const SIGNED_OUT = 401;
const EMPTY = 'Your estimate will appear here.';
const NO_FIGURE = "We can't estimate this vehicle online. Send the form below and we'll work it out for you.";
const NOT_NOW = "We can't load the estimate right now. Please try again in a moment.";

const FIGURES = [
  { label: 'Repayment', word: 'payment' },
  { label: 'Comparison rate*', word: 'comparison' },
  { label: 'Interest rate', word: 'rate' },
  { label: 'Total', word: 'total' },
] as const;

function Estimate({ offer, credit }: { offer: OfferWords; credit: string }) {
  return (
    <div>
      <p className="font-semibold">{offer.by}</p>
      <dl>
        {FIGURES.map(({ label, word }) => (
          <div key={word}>
            <dt>{label}</dt>
            <dd>{offer[word]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm">{`${offer.basis} ${offer.terms}`}</p>
      <p className="mt-2 text-sm text-ink-soft">{offer.warning}</p>
      <p className="mt-2 text-sm text-ink-soft">{credit}</p>
    </div>
  );
}

/**
 * Figures at the rate of a score band that a shopper rates themselves in (spec C12), for those who are signed in. The room
 * for them is there from the start, so that nothing moves when they come.
 */
export function OwnFigures({ bands, terms, days, credit }: Props) {
  const kept = useStore($ownFinance, { ssr: 'initial' });
  const formRef = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  const carId = (): string => new URLSearchParams(location.search).get('car_id') ?? '';
  const choice = kept?.choice;
  const isSignedIn = useStore($signedIn, { ssr: 'initial' });
  useEffect(() => {
    for (const select of formRef.current?.querySelectorAll('select') ?? [])
      if (choice) select.value = String(choice[select.name as 'band' | 'term']);
  }, [choice]);

  /** Shows what came of a call; a visitor whose session has ended goes to sign in, and comes back. */
  function take(called: Called<KeptFinance>): void {
    setProblem(undefined);
    if (called.kind === 'answered') return $ownFinance.set(called.answer);
    const here = location.pathname + location.search;
    if (called.kind === 'refused' && called.status === SIGNED_OUT)
      return location.assign(signInHref('car-finance', here, here));
    setProblem(called.kind === 'refused' ? called.error || NOT_NOW : NOT_NOW);
  }
  function choose(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const car = carId();
    const chosen = { band: String(typed.get('band')), term: Number(typed.get('term')) };
    void callApi(KEEP_CREDIT_CHOICE, { body: { ...chosen, ...(car && { car_id: car }) } }).then(take);
  }
  async function forget(): Promise<void> {
    take(await callApi(FORGET_CREDIT_CHOICE, { body: { confirm: 'forget' } }));
    formRef.current?.reset();
    // The button that had the focus is gone.
    formRef.current?.querySelector('select')?.focus();
  }
  return (
    <section className="own-figures needs-script card" aria-labelledby="own-figures">
      <h2 id="own-figures" className="text-heading">
        Figures for your own score
      </h2>
      <p className="mt-2 text-ink-soft">
        Choose the band you think your credit score is in. We won't check it or open your credit file.
      </p>
      <form ref={formRef} onSubmit={choose}>
        <label>
          <span>Your score</span>
          <select name="band" className="field" required defaultValue="">
            <option value="">Please choose</option>
            {bands.map((band) => (
              <option key={band}>{band}</option>
            ))}
          </select>
        </label>
        <label>
          <span>Term</span>
          <select name="term" className="field" required defaultValue="">
            <option value="">Please choose</option>
            {terms.map((years) => (
              <option key={years} value={years}>
                {termText(years)}
              </option>
            ))}
          </select>
        </label>
        <div className="own-buttons">
          <button type="submit" className="button button-primary">
            Show My Estimate
          </button>
          <button
            type="button"
            className="button button-quiet"
            hidden={!choice}
            onClick={() => void forget()}
          >
            Forget My Choice
          </button>
        </div>
      </form>
      <p className="mt-2 text-sm text-ink-soft">
        <span>{`We'll keep your choice with your account for ${days} days, or until you remove it.`}</span>{' '}
        {/* Its room stays, so that nothing moves for a member. */}
        <span className={isSignedIn ? 'invisible' : undefined}>We'll text you a code to sign in.</span>
      </p>
      <div className="own-estimate">
        <p
          role="status"
          className="text-ink-soft"
          hidden={problem === undefined && kept?.offer !== undefined}
        >
          {problem ?? (choice && !kept.offer ? NO_FIGURE : EMPTY)}
        </p>
        {problem === undefined && kept?.offer && <Estimate offer={kept.offer} credit={credit} />}
      </div>
    </section>
  );
}
