import { memo } from 'react';

type Props = { name: string; value: string };

/**
 * A hidden input whose value the form's script sets. Each render of it would set what it was built with again, since of a hidden
 * input value and attribute are one: so it's rendered anew only where its own props change.
 */
export const CarriedInput = memo(function CarriedInput({ name, value }: Props) {
  return <input type="hidden" name={name} defaultValue={value} />;
});
