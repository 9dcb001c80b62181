import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { READ_DRAW, TAKE_PART } from '../../api/routes.ts';
import type { Standing } from '../../api/take-part.ts';
import { shortReference } from '../../domain/lead/short-reference.ts';
import { wantsLessMotion } from '../../components/ui/wants-less-motion.ts';
import { AUSTRALIAN_STATES } from '../../domain/location/australian-state.ts';
import { priorPath, signInHref } from '../../domain/account/sign-in-address.ts';
import { SPIN_PATH } from '../../domain/promotion/open-promotion.ts';
import { callApi, type Called } from '../../services/call-api.ts';

const NO_ANSWER = "We can't be reached right now, so you haven't had your spin. Please try again later.";
const NOT_WHOLE = 'Please choose your state and tick the box.';
const NOT_SIGNED_IN = 401;
const TURN = { duration: 2_400, easing: 'cubic-bezier(0.15, 0.7, 0.2, 1)' };

type Draw = NonNullable<Standing['draw']>;

/** What can be done: waiting for an answer, signing in, taking part, what came of it, or why nothing can. */
type View =
  | { show: 'asking' | 'sign-in' | 'enter' }
  | { show: 'drawn'; draw: Draw; isNew: boolean }
  | { show: 'closed'; words: string };

function viewOf(called: Called<Standing>, isNew: boolean): View {
  if (called.kind === 'refused' && called.status === NOT_SIGNED_IN) return { show: 'sign-in' };
  if (called.kind !== 'answered')
    return { show: 'closed', words: called.kind === 'refused' ? called.error : NO_ANSWER };
  const { draw } = called.answer;
  return draw ? { show: 'drawn', draw, isNew } : { show: 'enter' };
}

function SignIn() {
  const prior = priorPath(document.referrer, location.origin);
  return (
    <div>
      <p>Enter with your mobile number. We'll text you a code to sign in.</p>
      <p>
        <a className="button button-primary" href={signInHref('spin-to-win', SPIN_PATH, prior)}>
          Sign in to take part
        </a>
      </p>
    </div>
  );
}

function Drawn({ draw, isNew }: { draw: Draw; isNew: boolean }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) ref.current?.focus();
  }, [isNew]);
  return (
    <div>
      <h3 ref={ref} className="text-heading" tabIndex={-1}>
        {draw.title}
      </h3>
      <p>{draw.text}</p>
      <p className="promotion-soft">{`Your reference: ${shortReference(draw.id)}`}</p>
    </div>
  );
}

type Props = {
  /** What a shopper agrees to, as the backend compares it. */
  stated: string;
  states: readonly string[];
  leastAge: number;
};

/** Taking part in a promotion (spec A6): what came of it is text, and the wheel above it only turns. */
export function TakePart({ stated, states, leastAge }: Props) {
  const wheelRef = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>({ show: 'asking' });
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    void callApi(READ_DRAW).then((called) => setView(viewOf(called, false)));
  }, []);
  async function enter(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const state = AUSTRALIAN_STATES.find((one) => one === data.get('state'));
    if (state === undefined || data.get('agreed') !== 'yes') {
      setProblem(NOT_WHOLE);
      return form.querySelector<HTMLElement>(':invalid')?.focus();
    }
    setProblem('');
    setSending(true);
    const called = await callApi(TAKE_PART, { body: { stated, state, agreed: true } });
    setSending(false);
    if (called.kind === 'unanswered') return setProblem(NO_ANSWER);
    setView(viewOf(called, true));
    if (called.kind === 'answered' && !wantsLessMotion())
      wheelRef.current?.animate([{ rotate: '0turn' }, { rotate: '4turn' }], TURN);
  }
  return (
    <>
      <div ref={wheelRef} className="promotion-wheel" aria-hidden="true" />
      {view.show === 'asking' && (
        <p className="needs-script" role="status">
          One moment, please.
        </p>
      )}
      {view.show === 'sign-in' && <SignIn />}
      {view.show === 'enter' && (
        <form noValidate className="promotion-form" onSubmit={(event) => void enter(event)}>
          <label htmlFor="promotion-state" className="promotion-label">
            I live in
          </label>
          <select
            id="promotion-state"
            className="field"
            name="state"
            required
            aria-describedby="promotion-problem"
            defaultValue=""
          >
            <option value="">Choose a state</option>
            {states.map((state) => (
              <option key={state}>{state}</option>
            ))}
          </select>
          <label className="promotion-tick">
            <input type="checkbox" name="agreed" value="yes" required aria-describedby="promotion-problem" />
            <span>
              {`I am ${leastAge} or older, and I've read the odds and agree to the terms on this page.`}
            </span>
          </label>
          <p id="promotion-problem" className="promotion-problem" role="alert">
            {problem}
          </p>
          <button type="submit" className="button button-primary" disabled={isSending}>
            Spin
          </button>
        </form>
      )}
      {view.show === 'drawn' && <Drawn draw={view.draw} isNew={view.isNew} />}
      {view.show === 'closed' && <p role="alert">{view.words}</p>}
    </>
  );
}
