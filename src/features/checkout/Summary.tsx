import type { Offer } from '../../api/read-offer.ts';
import { readAnswers } from '../../components/form/form-answers.ts';
import type { LeadFormState } from '../../components/form/lead-form-state.ts';
import { purchaseSummary } from '../../domain/lead/purchase-summary.ts';

/** Lists what is bought, line by line: before it is paid, and once it is reserved (spec F9). */
export function Summary({ lines }: { lines: readonly (readonly string[])[] }) {
  return (
    <dl className="lead-receipt">
      {lines.map(([label, words]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Repeats all of it before it is paid, with the buyer's details to edit. */
export function Check({ deal, state }: { deal: Offer['deal']; state: LeadFormState }) {
  const values = state.formRef.current ? readAnswers(state.formRef.current) : {};
  const own = state.steps.findIndex(({ fields }) => fields.some(({ name }) => name === 'phone'));
  return (
    <section className="checkout-terms">
      {deal && <Summary lines={purchaseSummary(deal, values)} />}
      <h2 className="font-semibold">Your details</h2>
      <Summary
        lines={(state.steps[own]?.fields ?? []).flatMap(({ name, label }): [string, string][] =>
          values[name] ? [[label, values[name]]] : [],
        )}
      />
      <p>
        <button type="button" className="link" onClick={() => state.goTo(own)}>
          Edit<span className="sr-only"> your details</span>
        </button>
      </p>
    </section>
  );
}
