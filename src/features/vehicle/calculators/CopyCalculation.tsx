import { useEffect, useState } from 'react';
import { COPIED_FOR } from '../../../components/ui/copied-for.ts';
import { writeAddress } from './use-address-state.ts';

/** Copies the address of the page, which holds what was worked out, so that it can be sent on (spec D9). */
export function CopyCalculation() {
  const [word, setWord] = useState('Copy Link to This Calculation');
  useEffect(() => {
    if (word !== 'Copied') return undefined;
    const timer = setTimeout(() => setWord('Copy Link to This Calculation'), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [word]);
  const copy = (): void => {
    writeAddress();
    const { origin, pathname, search } = location;
    navigator.clipboard.writeText(`${origin}${pathname}${search}#finance-calculator`).then(
      () => setWord('Copied'),
      () => setWord("Your browser doesn't allow copying. Copy the address above instead"),
    );
  };
  return (
    <button type="button" className="needs-script button button-quiet" onClick={copy}>
      <span aria-live="polite">{word}</span>
    </button>
  );
}
