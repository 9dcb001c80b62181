import { SavedNotice } from './SavedNotice.tsx';

/** Above kept cars whose prices could not be asked for; the cars keep their places below. */
export function StockNotAsked({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mb-6">
      <SavedNotice
        icon="search"
        title="The stock could not be asked"
        text="What you keep is safe in this browser."
        onRetry={onRetry}
      />
    </div>
  );
}
