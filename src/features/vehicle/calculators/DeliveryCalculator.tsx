import { type SubmitEvent, useId, useState } from 'react';
import type { CostsSettings } from '../../../domain/costs/costs-settings.ts';
import { type DeliveryEstimate, deliveryEstimate, deliveryRegion } from '../../../domain/costs/delivery.ts';

/** What bringing a vehicle home costs, by postcode (spec V9). */
export function DeliveryCalculator({ regions }: { regions: CostsSettings['delivery'] }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [estimate, setEstimate] = useState<DeliveryEstimate | undefined>(undefined);
  const answer = (event: SubmitEvent): void => {
    event.preventDefault();
    setEstimate(deliveryEstimate(typed, deliveryRegion(typed, regions)));
  };
  const isRefused = estimate?.kind === 'empty';
  return (
    <form onSubmit={answer} className="grid gap-4" noValidate>
      <div className="flex flex-wrap items-end gap-3">
        <div>
          <label htmlFor={id} className="mb-1 block text-sm text-ink-soft">
            Your postcode
          </label>
          <input
            id={id}
            type="text"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={4}
            className="field tabular-nums"
            value={typed}
            aria-invalid={isRefused ? true : undefined}
            aria-describedby={`${id}-answer`}
            onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
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
