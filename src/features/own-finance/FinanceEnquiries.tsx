import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { READ_FINANCE } from '../../api/routes.ts';
import { ENQUIRY_WORDS } from '../../domain/garage/enquiry-state.ts';
import { callApi } from '../../services/call-api.ts';
import { $ownFinance } from '../../state/own-finance.ts';
import { $signedIn } from '../../state/signed-in.ts';

/** What the shopper asked about finance since signing in, with its state (spec C12); nothing for anyone else. */
export function FinanceEnquiries() {
  const enquiries = useStore($ownFinance, { ssr: 'initial' })?.enquiries ?? [];
  const isSignedIn = useStore($signedIn, { ssr: 'initial' });
  useEffect(() => {
    if (!isSignedIn) return $ownFinance.set(undefined);
    const car_id = new URLSearchParams(location.search).get('car_id') || undefined;
    void callApi(READ_FINANCE, { query: { car_id } }).then((called) => {
      if (called.kind === 'answered') $ownFinance.set(called.answer);
    });
  }, [isSignedIn]);
  return (
    <section
      className="own-finance container-page pb-16"
      aria-labelledby="finance-asked"
      hidden={enquiries.length === 0}
    >
      <h2 id="finance-asked" className="text-heading">
        Your finance enquiries
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {enquiries.map(({ id, kind, vehicle, place, day, state }) => (
          <li key={id} className="py-4">
            <p className="font-semibold">{vehicle?.name ?? kind}</p>
            <p className="text-sm text-ink-soft">
              {[vehicle && kind, place, day].filter(Boolean).join(', ')}
            </p>
            <p className="text-sm">{`${ENQUIRY_WORDS[state].word}. ${ENQUIRY_WORDS[state].text}`}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
