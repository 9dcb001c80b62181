import { marks } from '../ui/page-marks.ts';
import type { VehicleMarks } from './vehicle-marks.ts';
import type { PriceDisplay } from '../../domain/vehicle/price-display.ts';

const SIZES = {
  row: { amount: 'text-base', note: 'text-sm' },
  card: { amount: 'text-[1.375rem]', note: 'text-sm' },
  page: { amount: 'text-[2.5rem]', note: 'text-base' },
};

/** What a car costs and what that includes (spec D3, D4): the same words wherever a price is. */
export function VehiclePrice({ price, size = 'card' }: { price: PriceDisplay; size?: keyof typeof SIZES }) {
  const { amount, note } = SIZES[size];
  const hasAmount = price.kind === 'price' || price.kind === 'reduced' || price.kind === 'subscription';
  const small = price.kind === 'subscription' ? price.note : 'label' in price ? price.label : undefined;
  // A printed sheet is read from the page's own price, never from a card's (features/vehicle/sheet).
  const sheet = (part: 'price' | 'was-price' | 'price-type') =>
    size === 'page' ? marks<VehicleMarks>({ sheet: part, part: part === 'price' ? undefined : part }) : {};
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      {/* The plain figure, so that a test can hold every place that shows a price to the same one. */}
      <span
        {...sheet('price')}
        {...marks<VehicleMarks>({ price: 'amount' in price ? price.amount : '' })}
        className={`font-bold tracking-tight even-figures ${hasAmount ? amount : 'text-lg'} leading-tight`}
      >
        {price.text}
      </span>{' '}
      {price.kind === 'reduced' && (
        <s {...sheet('was-price')} className={`text-ink-soft even-figures ${note}`}>
          <span className="sr-only">was </span>
          <span>{price.was}</span>
        </s>
      )}{' '}
      {small && (
        <span {...sheet('price-type')} className={`text-ink-soft ${note}`}>
          {small}
        </span>
      )}{' '}
      {price.kind === 'reduced' && size === 'card' && (
        <span className={`font-semibold text-positive ${note}`}>Price dropped</span>
      )}
    </p>
  );
}
