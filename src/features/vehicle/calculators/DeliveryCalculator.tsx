import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { CostsSettings } from '../../../domain/costs/costs-settings.ts';
import { type DeliveryEstimate, unansweredEstimate } from '../../../domain/costs/delivery.ts';
import { readDeliveryUrl, writeDeliveryUrl } from '../../../domain/costs/delivery-url.ts';
import { useAddressState } from './use-address-state.ts';
import { useEarlyInput } from './use-early-input.ts';

/** `asked` is another object for each press, so that the same postcode can be asked for again. */
type State = { postcode: string; asked?: { postcode: string } };

/**
 * What bringing a vehicle home costs, by postcode, asked for on a press; an answer goes with the postcode it was for (spec
 * V9, K7). `regions` are what counts where nobody answers.
 */
export function DeliveryCalculator({ regions }: { regions: CostsSettings['delivery'] }) {
  const id = useId();
  const [{ postcode, asked }, change] = useAddressState<State>(
    { postcode: '' },
    (parameters) => {
      const shared = readDeliveryUrl(parameters);
      return { postcode: shared, ...(shared && { asked: { postcode: shared } }) };
    },
    (state, previous) => writeDeliveryUrl(state.asked ? state.postcode : '', previous),
  );
  const [estimate, setEstimate] = useState<DeliveryEstimate>();

  useEffect(() => {
    setEstimate(undefined);
    if (!asked) return;
    let isWanted = true;
    const { postcode: typed } = asked;
    void import('../../../services/estimate-delivery.ts')
      .then(({ estimateDelivery }) => estimateDelivery(typed, regions))
      .catch(() => unansweredEstimate(typed, regions))
      .then((found) => {
        if (isWanted) setEstimate(found);
      });
    return () => {
      isWanted = false;
    };
  }, [asked]);

  const answer = (event: SubmitEvent): void => {
    event.preventDefault();
    change(() => ({ postcode, asked: { postcode } }));
  };
  const type = (text: string): void => {
    const typed = text.replace(/\D/g, '');
    change(() => ({ postcode: typed }));
  };
  const field = useRef<HTMLInputElement>(null);
  useEarlyInput(
    () => field.current?.value,
    () => '',
    type,
  );
  const isRefused = estimate?.kind === 'empty';
  return (
    // Not `get`: pressed before the island is awake, it would load the page anew without what was typed.
    <form method="dialog" onSubmit={answer} className="grid gap-4" noValidate>
      <div className="flex flex-wrap items-end gap-3">
        <div>
          <label htmlFor={id} className="mb-1 block text-sm text-ink-soft">
            Your postcode
          </label>
          <input
            ref={field}
            id={id}
            type="text"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={4}
            className="field even-figures"
            value={postcode}
            aria-invalid={isRefused ? true : undefined}
            aria-describedby={`${id}-answer`}
            onChange={(event) => type(event.target.value)}
          />
        </div>
        <button type="submit" className="button button-quiet">
          Estimate Delivery
        </button>
      </div>
      <p id={`${id}-answer`} aria-live="polite" className={isRefused ? 'text-danger' : ''}>
        {estimate?.kind === 'ok' ? (
          <>
            Delivery to <span>{estimate.name}</span>: <strong>{estimate.price}</strong>
          </>
        ) : (
          (estimate?.message ?? (asked && 'Looking up the price'))
        )}
      </p>
    </form>
  );
}
