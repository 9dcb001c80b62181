import { SavedNotice } from './SavedNotice.tsx';

/** Above kept cars whose prices could not be asked for; the cars keep their places below. */
export function StockNotAsked({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mb-6">
      <SavedNotice
        icon="search"
        title="We couldn't check our stock"
        text="What you've saved is safe in this browser."
        onRetry={onRetry}
      />
    </div>
  );
}
