import { type SubmitEvent, useId, useRef } from 'react';
import type { CostsSettings } from '../../../domain/costs/costs-settings.ts';
import { type DeliveryEstimate, deliveryEstimate, deliveryRegion } from '../../../domain/costs/delivery.ts';
import { readDeliveryUrl, writeDeliveryUrl } from '../../../domain/costs/delivery-url.ts';
import { useAddressState } from './use-address-state.ts';
import { useEarlyInput } from './use-early-input.ts';

type Asked = { postcode: string; estimate?: DeliveryEstimate };

/** What bringing a vehicle home costs, by postcode; an answer goes with the postcode it was for (spec V9). */
export function DeliveryCalculator({ regions }: { regions: CostsSettings['delivery'] }) {
  const id = useId();
  const answered = (postcode: string): Asked => ({
    postcode,
    estimate: deliveryEstimate(postcode, deliveryRegion(postcode, regions)),
  });
  const [{ postcode, estimate }, change] = useAddressState<Asked>(
    { postcode: '' },
    (parameters) => {
      const shared = readDeliveryUrl(parameters);
      return shared ? answered(shared) : { postcode: '' };
    },
    (asked, previous) => writeDeliveryUrl(asked.estimate ? asked.postcode : '', previous),
  );
  const answer = (event: SubmitEvent): void => {
    event.preventDefault();
    change(() => answered(postcode));
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
    <form onSubmit={answer} className="grid gap-4" noValidate>
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
          Estimate delivery
        </button>
      </div>
      <p id={`${id}-answer`} aria-live="polite" className={isRefused ? 'text-danger' : ''}>
        {estimate?.kind === 'ok' ? (
          <>
            Delivery to {estimate.name}: <strong>{estimate.price}</strong>
          </>
        ) : (
          estimate?.message
        )}
      </p>
    </form>
  );
}
