import { memo } from 'react';

type Props = { name: string; value: string };

/**
 * A hidden input whose value the form's script sets. Each render of it would set what it was built with again, since of a hidden
 * input value and attribute are one: so it's rendered anew only where its own props change.
 */
export const CarriedInput = memo(function CarriedInput({ name, value }: Props) {
  // Without a value of its own it keeps the one that came with the page: a form that is sent back still names its vehicle.
  return <input type="hidden" name={name} defaultValue={value === '' ? undefined : value} />;
});
