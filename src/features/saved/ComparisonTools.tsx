import { useEffect, useState } from 'react';
import { COPIED_FOR } from '../../components/ui/copied-for.ts';
import { Icon } from '../../components/ui/Icon.tsx';

/** What is done with a comparison: fewer lines of it, its link, paper (spec A11). */
export function ComparisonTools({
  onlyDiffering,
  onOnlyDiffering,
}: {
  /** True if lines in which all cars are alike are left out. */
  onlyDiffering: boolean;
  onOnlyDiffering: (only: boolean) => void;
}) {
  return (
    <div className="no-print mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          role="switch"
          className="size-5 accent-accent"
          checked={onlyDiffering}
          onChange={({ currentTarget }) => onOnlyDiffering(currentTarget.checked)}
        />
        Show differences only
      </label>
      <div className="flex flex-wrap gap-2">
        <CopyLink />
        {'share' in navigator && (
          <button
            type="button"
            className="button button-quiet"
            // Someone who closes the device's sheet has changed their mind: no failure.
            onClick={() =>
              void navigator.share({ title: document.title, url: location.href }).catch(() => {})
            }
          >
            <Icon name="share" className="size-5" />
            Share
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={() => print()}>
          <Icon name="print" className="size-5" />
          Print
        </button>
      </div>
    </div>
  );
}

function CopyLink() {
  const [word, setWord] = useState('Copy link');
  useEffect(() => {
    if (word !== 'Copied') return undefined;
    const timer = setTimeout(() => setWord('Copy link'), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [word]);
  const copy = (): void =>
    void navigator.clipboard.writeText(location.href).then(
      () => setWord('Copied'),
      () => setWord('Copy the address above'),
    );
  return (
    <button type="button" className="button button-quiet" onClick={copy}>
      <Icon name="link" className="size-5" />
      <span aria-live="polite">{word}</span>
    </button>
  );
}
